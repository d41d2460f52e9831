import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { portOf } from '../server/http/port-of.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { stubContactApi } from './stub-contact-api.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { examplePages } from './support/example-pages.ts';
import { startStaticHost } from './support/start-static-host.ts';

const { contactForm, riskAssessment, securityCheck, tour, ui } = content;
const seenTour = (page: Page) => page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));

let staticHost: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  staticHost = await startStaticHost();
});
test.afterAll(() => staticHost.stop());

for (const [place, isStatic] of [
  ['sent by the bundled server', false],
  ['in the page, on a host without headers', true],
] as const) {
  test.describe(`the policy ${place}`, () => {
    let reports: string[];
    let origin: string;
    test.beforeEach(async ({ page, baseURL }) => {
      reports = await collectPolicyReports(page);
      origin = isStatic ? staticHost.url : (baseURL ?? '');
    });
    test.afterEach(() => expect(reports).toEqual([]));

    // What the server sends is asked of every kind of page by first-visit.spec.ts.
    if (isStatic)
      test('lets every kind of page be as it is', async ({ page }) => {
        test.slow();
        await seenTour(page);
        for (const [name, path] of examplePages) {
          await page.goto(origin + path);
          await page.keyboard.press('Tab');
          await settle(page);
          await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
          // Without its style sheet a page is set in the browser's own font.
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
      test(`lets somebody go through the ${name}`, async ({ page }) => {
        await seenTour(page);
        await page.goto(origin);
        const quiz = new QuizJourney(page, name);
        await quiz.answer(start, Array<number>(length).fill(0));
        await expect(quiz.result).toBeVisible();
      });
    }

    for (const [answer, said] of [
      ['200', contactForm.sent],
      ['500 with a body', contactForm.failed],
    ] as const) {
      test(`lets a message be sent and the toast appear: ${said.title}`, async ({ page }) => {
        await seenTour(page);
        const server = await stubContactApi(page, answer);
        const contact = new ContactJourney(page);
        await contact.open(`${origin}/contact`);
        await contact.submit.click();
        await expect(contact.form.locator('[aria-invalid="true"]').first()).toBeFocused();
        await contact.fill();
        await contact.submit.click();
        const toast = page.locator('[data-sonner-toast]');
        await expect(toast).toContainText(said.title);
        // What Sonner's own style sheet does.
        await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
        server.stop();
      });
    }

    test('lets the search worker compile what it needs', async ({ page }) => {
      await seenTour(page);
      await page.goto(`${origin}/search?q=backup`);
      await expect(page.getByRole('main').locator('ol > li mark').first()).toHaveText(/backup/i);
    });

    test('lets the tour be taken', async ({ page }) => {
      await page.goto(`${origin}/about`);
      const dialog = page.getByRole('dialog', { name: ui.tour.label });
      for (const { title } of tour.steps) {
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
        await dialog.getByRole('button').last().click();
      }
    });
  });

  test(`the policy ${place} lets nothing run that slipped into the page`, async ({ page, baseURL }) => {
    await seenTour(page);
    const reports = await collectPolicyReports(page);
    const origin = isStatic ? staticHost.url : (baseURL ?? '');
    await page.route(`${origin}/about`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // Of the two policies, only the one in question is left.
      const left = isStatic ? html : html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      const slipped = [
        '<script>document.title = "ran"</script>',
        '<img src="/nothing" alt="" onerror="document.title = \'ran\'">',
        '<script src="https://elsewhere.example/ran.js"></script>',
        '<base href="https://elsewhere.example/">',
        '<style>main { display: none }</style>',
      ];
      await route.fulfill({ response, body: left.replace('<main', `${slipped.join('')}<main`) });
    });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' }),
    );
    await page.goto(`${origin}/about`);
    for (const directive of ['script-src-elem', 'script-src-attr', 'base-uri', 'style-src-elem'])
      await expect.poll(() => reports.join('\n')).toContain(`${directive} blocked`);
    await expect(page).not.toHaveTitle('ran');
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('code of the page may not make code out of text', async ({ page }) => {
  await page.goto('/about');
  const error = await page.evaluate(
    () =>
      // Later, because the browser lets the test itself do it.
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "made"')());
          } catch (caught) {
            resolve(caught instanceof EvalError && 'refused');
          }
        }, 0),
      ),
  );
  expect(error).toBe('refused');
});

test('no other site can show the pages in a frame', async ({ page, baseURL }) => {
  // A real server: browsers do not let an answer made up by a test show pages of this machine anyway.
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}/about"></iframe>`);
  }).listen(0, 'localhost');
  await once(other, 'listening');
  await page.goto(`http://localhost:${portOf(other)}`);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.closeAllConnections();
  other.close();
});
