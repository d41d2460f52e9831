import { expect, type Page, test } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { type RunningHost, startHost } from '../scripts/testing/start-host.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { examplePages } from './support/example-pages.ts';
import { outFolder } from './support/out-folder.ts';
import { startHttpServer } from './support/start-http-server.ts';

const { contactForm, riskAssessment, securityCheck, tour, ui } = content;
const skipTour = (page: Page) => page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));

let staticHost: RunningHost;
test.beforeAll(async () => {
  staticHost = await startHost('serve', outFolder);
});
test.afterAll(() => staticHost.stop());

for (const [source, isStatic] of [
  ['header of the bundled server', false],
  ['meta element on a static host', true],
] as const) {
  test.describe(`the policy in the ${source}`, () => {
    let reports: string[];
    let origin: string;
    test.beforeEach(async ({ page, baseURL }) => {
      reports = await collectPolicyReports(page);
      origin = isStatic ? staticHost.url : (baseURL ?? '');
    });
    test.afterEach(() => expect(reports).toEqual([]));

    // first-visit.spec.ts covers the bundled server.
    if (isStatic)
      test('blocks nothing on any kind of page', async ({ page }) => {
        test.slow();
        await skipTour(page);
        for (const [name, path] of examplePages) {
          await page.goto(origin + path);
          await page.keyboard.press('Tab');
          await settle(page);
          await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
          // The font proves that the style sheet applies.
          await expect.soft(page.locator('body'), name).toHaveCSS('font-family', /radio/i);
          expect.soft(reports.splice(0), name).toEqual([]);
        }
      });

    for (const { name, start, length } of [
      {
        name: riskAssessment.name,
        start: ui.quiz.startRisk,
        length: riskAssessment.categories.flatMap(({ questions }) => questions).length,
      },
      {
        name: securityCheck.name,
        start: ui.quiz.start,
        length: securityCheck.questions.length,
      },
    ]) {
      test(`allows the ${name}`, async ({ page }) => {
        await skipTour(page);
        await page.goto(origin);
        const quiz = new QuizJourney(page, name);
        await quiz.answer(start, Array<number>(length).fill(0));
        await expect(quiz.result).toBeVisible();
      });
    }

    for (const [response, toastWords] of [
      ['200', contactForm.sent],
      ['500 with a body', contactForm.failed],
    ] as const) {
      test(`allows the contact form and its toast: ${toastWords.title}`, async ({ page }) => {
        await skipTour(page);
        const server = await stubContactApi(page, response);
        const contact = new ContactJourney(page);
        await contact.open(`${origin}/contact`);
        await contact.submit.click();
        await expect(contact.form.locator('[aria-invalid="true"]').first()).toBeFocused();
        await contact.fill();
        await contact.submit.click();
        const toast = page.locator('[data-sonner-toast]');
        await expect(toast).toContainText(toastWords.title);
        // Set by Sonner's own style sheet.
        await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
        server.stop();
      });
    }

    test('allows the search worker to compile WebAssembly', async ({ page }) => {
      await skipTour(page);
      await page.goto(`${origin}/search?q=backup`);
      await expect(page.getByRole('main').locator('ol > li mark').first()).toHaveText(/backup/i);
    });

    test('allows the tour', async ({ page }) => {
      await page.goto(`${origin}/about`);
      const dialog = page.getByRole('dialog', { name: ui.tour.label });
      for (const { title } of tour.steps) {
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        await dialog.getByRole('button').last().click();
      }
    });
  });

  test(`the policy in the ${source} blocks injected code and styles`, async ({ page, baseURL }) => {
    await skipTour(page);
    const reports = await collectPolicyReports(page);
    const origin = isStatic ? staticHost.url : (baseURL ?? '');
    await page.route(`${origin}/about`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // Removes the policy that is not under test.
      const pageUnderTest = isStatic
        ? html
        : html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      const injected = [
        '<script>document.title = "ran"</script>',
        '<img src="/nothing" alt="" onerror="document.title = \'ran\'">',
        '<script src="https://elsewhere.example/ran.js"></script>',
        '<base href="https://elsewhere.example/">',
        '<style>main { display: none }</style>',
      ];
      await route.fulfill({ response, body: pageUnderTest.replace('<main', `${injected.join('')}<main`) });
    });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' }),
    );
    await page.goto(`${origin}/about`);
    // The header leaves styles to the policy in the page.
    const directives = [
      'script-src-elem',
      'script-src-attr',
      'base-uri',
      ...(isStatic ? ['style-src-elem'] : []),
    ];
    for (const directive of directives)
      await expect.poll(() => reports.join('\n')).toContain(`${directive} blocked`);
    await expect(page).not.toHaveTitle('ran');
    if (isStatic) await expect(page.getByRole('main')).toBeVisible();
  });
}

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
