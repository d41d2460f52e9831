import { expect, type Page, test } from '@playwright/test';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { startHttpServer } from './support/start-http-server.ts';

const { contactForm, riskAssessment, tour, ui } = content;
const skipTour = (page: Page) => page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));

// The bundled server's pages have both policies: the header and the one in the page. first-visit.spec.ts opens every kind of page,
// modified-dom.spec.ts uses the security check, the contact form and the search.
test('the policies allow the tour, the risk assessment and the toasts', async ({ page }) => {
  const reports = await collectPolicyReports(page);

  await test.step('the tour', async () => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const dialog = page.getByRole('dialog', { name: ui.tour.label });
    for (const { title } of tour.steps) {
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await dialog.getByRole('button').last().click();
    }
  });

  await skipTour(page);
  await test.step('the risk assessment', async () => {
    const risk = new QuizJourney(page, riskAssessment.name);
    await risk.open();
    const questions = riskAssessment.categories.flatMap((category) => category.questions);
    await risk.answer(ui.quiz.startRisk, Array<number>(questions.length).fill(0));
    await expect(risk.result).toBeVisible();
  });

  await test.step('the toasts', async () => {
    const contact = new ContactJourney(page);
    await contact.open();
    for (const [response, { title }] of [
      ['500 with a body', contactForm.failed],
      ['200', contactForm.sent],
    ] as const) {
      const server = await stubContactApi(page, response);
      await contact.fill();
      await contact.submit.click();
      await expect(page.locator('[data-sonner-toast]', { hasText: title })).toBeVisible();
      // Set by Sonner's own style sheet.
      await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
      await page.unroute('**/api/contact');
      server.stop();
    }
  });
  expect(reports).toEqual([]);
});

for (const source of ['header', 'page'] as const)
  test(`the policy in the ${source} alone blocks injected code`, async ({ page }) => {
    await skipTour(page);
    const reports = await collectPolicyReports(page);
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      const [headers, own] =
        source === 'header'
          ? [
              { ...others, 'content-security-policy': policy },
              html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, ''),
            ]
          : [others, html];
      const injected = [
        '<script>document.title = "ran"</script>',
        '<img src="/nothing" alt="" onerror="document.title = \'ran\'">',
        '<script src="https://elsewhere.example/ran.js"></script>',
        '<base href="https://elsewhere.example/">',
        '<style>main { display: none }</style>',
      ];
      await route.fulfill({ response, headers, body: own.replace('<main', `${injected.join('')}<main`) });
    });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' }),
    );
    await page.goto('/about');
    const directives = ['script-src-elem', 'script-src-attr', 'base-uri'];
    // The header leaves styles to the policy in the page.
    if (source === 'page') directives.push('style-src-elem');
    for (const directive of directives)
      await expect.poll(() => reports.join('\n')).toContain(`${directive} blocked`);
    await expect(page).not.toHaveTitle('ran');
    if (source === 'page') await expect(page.getByRole('main')).toBeVisible();
  });

test('scripts cannot evaluate strings as code', async ({ page }) => {
  await page.goto('/about');
  const error = await page.evaluate(
    () =>
      // In a timer, because code that the test evaluates directly is exempt from the policy.
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "made"')());
          } catch (caught) {
            resolve(caught instanceof EvalError && 'blocked');
          }
        }, 0),
      ),
  );
  expect(error).toBe('blocked');
});

test('other sites cannot embed pages in a frame', async ({ page, baseURL }) => {
  // A real server, because browsers never let intercepted responses embed pages of the local machine.
  const other = await startHttpServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}/about"></iframe>`);
  });
  await page.goto(other.url);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.stop();
});
