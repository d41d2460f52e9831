import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';
import { pathOf } from './support/built-file-of.ts';

const { ui, faq } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';
const checkOn = (page: Page) => new QuizJourney(page, content.securityCheck.name);
const startOf = (check: QuizJourney) => check.card.getByRole('button', { name: ui.quiz.start });
const hydrated = (page: Page, selector = '') => page.locator(`${selector}[data-island="hydrated"]`).first();

/** Records the file names of all requested scripts. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}

/** The file names of all script elements, whose requests may not have been recorded yet. */
const scriptElements = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => src.split('/').at(-1) || []));

const bootScript = expect.stringMatching(/^boot-\w+\.js$/);
const addresses = pageKinds.map(([, file]) => (file === '404.html' ? '/nowhere' : pathOf(file)));

fresh(
  'no kind of page loads more than the boot script, which opens the tour of a first visit',
  async ({ page }) => {
    // One context for all kinds: opening one takes longer than most pages.
    fresh.slow();
    // Undoes what the fixture stores for a returning visitor.
    await page.addInitScript(() => localStorage.removeItem('onboarding-seen'));
    await page.clock.install();
    const scripts = watchScripts(page);
    for (const path of [...addresses, '/case-studies?utm_source=mail']) {
      await page.goto(path);
      await page.clock.runFor(60_000);
      expect.soft(await scriptElements(page), path).toEqual([bootScript]);
      expect.soft(scripts.splice(0), path).toEqual([bootScript]);
    }
    await page.goto('/privacy-policy');
    await page.clock.runFor(60_000);
    const dialog = page.getByRole('dialog', { name: ui.tour.label });
    await expect(dialog).toBeVisible();
    await page.clock.resume();
    await dialog.getByRole('button', { name: ui.tour.next }).click();
    await expect(dialog.getByRole('heading', { name: content.tour.steps[1]?.title ?? '' })).toBeVisible();
  },
);

fresh('a page of text loads no more scripts when it is used', async ({ page }) => {
  await page.clock.install();
  const scripts = watchScripts(page);
  for (const path of [
    '/services',
    '/locations/halifax',
    '/about',
    '/privacy-policy',
    '/sitemap',
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.clock.runFor(60_000);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    expect.soft(await scriptElements(page), path).toEqual([bootScript]);
    expect.soft(scripts.splice(0), path).toEqual([bootScript]);
    // Off the page, so that the next step moves the pointer again.
    await page.mouse.move(-1, -1);
  }
});

test('a page with islands hydrates when the pointer moves, and at once for a query or hash that an island reads', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/seo/managed-it-services-toronto', '/search']) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await expect(hydrated(page), path).toBeAttached();
    await page.mouse.move(-1, -1);
  }
  await page.goto('/case-studies?service=cloud-solutions');
  await expect(hydrated(page, 'fieldset')).toBeAttached();
  await page.goto(`/#faq-${faq.items[0]?.id}`);
  await expect(hydrated(page, '.grid-12')).toBeAttached();
});

fresh('a scroll without a pointer hydrates, with scripts of low priority', async ({ page }) => {
  const priorities: [file: string, priority: string][] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    const file = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (file.endsWith('.js')) priorities.push([file, request.initialPriority]);
  });
  await page.goto('/');
  await settle(page);
  expect(priorities.splice(0).map(([file]) => file)).toEqual([bootScript]);
  // As with the scroll bar.
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
  await expect(hydrated(page)).toBeAttached();
  expect(priorities.length).toBeGreaterThan(5);
  expect(priorities.filter(([, priority]) => priority !== 'Low')).toEqual([]);
});

fresh('form input that another page left in this tab is restored without interaction', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('contact-form', '{"message":"Score 40"}'));
  await page.goto('/contact');
  await expect(new ContactJourney(page).field('message')).toHaveValue('Score 40');
});

for (const [name, act] of [
  ['key press', (check: QuizJourney) => startOf(check).press('Enter')],
  ['double click', (check: QuizJourney) => startOf(check).dblclick()],
] as const) {
  // Alone, since the history of the worker's page is full after fifty visits.
  fresh(
    `a ${name} before hydration shows at once, waits and runs once; each island has its own`,
    async ({ page }) => {
      const release = await pauseScripts(page);
      const check = checkOn(page);
      await check.open();
      const visits = await page.evaluate(() => history.length);
      const shadow = () => startOf(check).evaluate((button) => getComputedStyle(button).boxShadow);
      expect(await shadow()).toBe('none');
      await act(check);
      await expect(startOf(check)).toHaveAttribute('aria-busy', 'true');
      expect(await shadow()).toContain('inset');
      // A slow line shows that it waits.
      await expect(startOf(check)).toHaveCSS('animation-name', 'busy');
      const chip = page.getByRole('button', { name: faq.categories[1]?.name, exact: true });
      await chip.click();
      release();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(await page.evaluate(() => history.length)).toBe(visits + 1);
    },
  );
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap before hydration runs after it', async ({ page }) => {
    const release = await pauseScripts(page);
    const check = checkOn(page);
    await check.open();
    await startOf(check).tap();
    release();
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
  });
});

test('a form filled in and submitted twice before hydration keeps its input and is sent once', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
  const release = await pauseScripts(page);
  const contact = new ContactJourney(page);
  // Its service is preselected; the visitor chooses another.
  await contact.open('/seo/cloud-solutions-halifax');
  await contact.fill();
  await contact.submit.click();
  await contact.submit.click();
  release();
  await expect(page.locator('.toast')).toContainText(content.contactForm.sent.title);
  expect(posts.map((body) => JSON.parse(body))).toEqual([filledIn]);
  await expect(page).toHaveURL(/\/seo\/cloud-solutions-halifax$/);
});
