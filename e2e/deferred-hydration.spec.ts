import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';
import { addressOf } from './support/built-file-of.ts';

const { ui, faq } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';
const checkOn = (page: Page) => new QuizJourney(page, content.securityCheck.name);
const startOf = (check: QuizJourney) => check.card.getByRole('button', { name: ui.quiz.start });

/** Records the file names of all requested scripts. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}

/** Opens a page and lets a minute pass without interaction. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(60_000);
}

/** The file names of all script elements, whose requests may not have been recorded yet. */
const scriptElements = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => src.split('/').at(-1) || []));

const bootScript = expect.stringMatching(/^boot-\w+\.js$/);
const isHydrated = (page: Page, selector: string) => page.locator(`${selector}[data-island="hydrated"]`);

test.describe('a page without interaction', () => {
  const addresses = pageKinds.map(([, file]) => (file === '404.html' ? '/nowhere' : addressOf(file)));

  fresh(
    'loads only the boot script on a first visit, which opens the tour; the tour’s next step hydrates the page',
    async ({ page }) => {
      test.slow();
      // Undoes what the fixture stores for a returning visitor.
      await page.addInitScript(() => localStorage.removeItem('onboarding-seen'));
      await page.clock.install();
      const scripts = watchScripts(page);
      const toured = ['/', '/contact', '/services/cloud-solutions', '/seo/halifax-legal', '/privacy-policy'];
      for (const path of new Set([...addresses, ...toured])) {
        await page.goto(path);
        await page.clock.runFor(60_000);
        expect.soft(await scriptElements(page), path).toEqual([bootScript]);
        expect.soft(scripts.splice(0), path).toEqual([bootScript]);
        if (!toured.includes(path)) continue;
        const dialog = page.getByRole('dialog', { name: ui.tour.label });
        await expect(dialog, `the tour on ${path}`).toBeVisible();
        await page.clock.resume();
        await dialog.getByRole('button', { name: ui.tour.next }).click();
        const second = dialog.getByRole('heading', { name: content.tour.steps[1]?.title ?? '' });
        await expect(second, `the second step on ${path}`).toBeVisible();
        // Pending requests and the pointer must not affect the next page.
        await page.goto('/robots.txt');
        await page.mouse.move(-1, -1);
        scripts.length = 0;
      }
    },
  );

  fresh(
    'loads only the boot script on a later visit; a page of text loads no more even when used',
    async ({ page }) => {
      test.slow();
      await page.clock.install();
      const scripts = watchScripts(page);
      const textPages = [
        '/services',
        '/locations/halifax',
        '/about',
        '/privacy-policy',
        '/terms-of-service',
        '/accessibility',
        '/sitemap',
        '/not-found',
        '/nowhere',
      ];
      for (const path of new Set([...addresses, ...textPages])) {
        await page.goto(path);
        await page.clock.runFor(60_000);
        expect.soft(await scriptElements(page), path).toEqual([bootScript]);
        expect.soft(scripts.splice(0), path).toEqual([bootScript]);
        if (!textPages.includes(path)) continue;
        await page.mouse.move(300, 300);
        await page.keyboard.press('Tab');
        await page.clock.runFor(60_000);
        expect.soft(await scriptElements(page), `${path} when used`).toEqual([bootScript]);
        expect.soft(scripts.splice(0), `${path} when used`).toEqual([]);
        // Off the page, so that the next test step moves the pointer again.
        await page.mouse.move(-1, -1);
      }
    },
  );

  for (const path of ['/', '/contact', '/seo/managed-it-services-toronto', '/search']) {
    test(`${path} hydrates when the pointer moves`, async ({ page }) => {
      await page.goto(path);
      await page.mouse.move(300, 300);
      await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    });
  }

  fresh(
    'hydrates when scrolled without a pointer, and loads its scripts with low priority',
    async ({ page }) => {
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
      await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
      expect(priorities.length).toBeGreaterThan(5);
      expect(priorities.filter(([, priority]) => priority !== 'Low')).toEqual([]);
    },
  );
});

fresh('a query that no island reads does not hydrate the page', async ({ page }) => {
  const scripts = watchScripts(page);
  await openAndWait(page, '/case-studies?utm_source=mail');
  expect(scripts).toEqual([bootScript]);
});

test.describe('a page hydrates without interaction', () => {
  const eager: [what: string, path: string, island: string][] = [
    ['a query', '/case-studies?service=cloud-solutions', 'fieldset'],
    ['an FAQ item in the address', `/#faq-${faq.items[0]?.id}`, '.grid-12'],
  ];
  for (const [what, path, island] of eager) {
    test(`for ${what}`, async ({ page }) => {
      await page.goto(path);
      await expect(isHydrated(page, island).first()).toBeAttached();
    });
  }

  fresh('to restore form input that another page left in this tab', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('contact-form', '{"message":"Score 40"}'));
    await page.goto('/contact');
    await expect(new ContactJourney(page).field('message')).toHaveValue('Score 40');
  });

  test('to reset the tour', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.resetOnboarding());
    await expect(page.getByRole('dialog', { name: ui.tour.label })).toBeVisible();
  });
});

test.describe('an action before hydration', () => {
  test('a pressed button looks pressed until the action has run', async ({ page }) => {
    const release = await pauseScripts(page);
    const check = checkOn(page);
    await check.open();
    const shadow = () => startOf(check).evaluate((button) => getComputedStyle(button).boxShadow);
    expect(await shadow()).toBe('none');
    await startOf(check).click();
    await expect(startOf(check)).toHaveAttribute('aria-busy', 'true');
    expect(await shadow()).toContain('inset');
    release();
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  const actions: [name: string, act: (page: Page, check: QuizJourney) => Promise<void>][] = [
    ['a click', (_, check) => startOf(check).click()],
    ['a key press', (_, check) => startOf(check).press('Enter')],
    ['a double click', (_, check) => startOf(check).dblclick()],
  ];
  for (const [name, act] of actions) {
    fresh(`${name} on an island runs once, after hydration`, async ({ page }) => {
      const release = await pauseScripts(page);
      const check = checkOn(page);
      await check.open();
      await act(page, check);
      await expect(startOf(check)).toBeVisible();
      release();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(3);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('a tap on an island runs once, after hydration', async ({ page }) => {
      const release = await pauseScripts(page);
      const check = checkOn(page);
      await check.open();
      await startOf(check).tap();
      release();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    });
  });

  test('each island replays its own click', async ({ page }) => {
    const release = await pauseScripts(page);
    const check = checkOn(page);
    const category = faq.categories[1];
    await check.open();
    await startOf(check).click();
    const chip = page.getByRole('button', { name: category?.name, exact: true });
    await chip.click();
    release();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
  });

  test('a form keeps its input and is sent once', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
    const release = await pauseScripts(page);
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await contact.submit.click();
    await contact.submit.click();
    release();
    await expect(page.locator('.toast')).toContainText(content.contactForm.sent.title);
    expect(posts.map((body) => JSON.parse(body))).toEqual([filledIn]);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a preselected option applies, and the visitor’s choice is kept', async ({ page }) => {
    const release = await pauseScripts(page);
    const contact = new ContactJourney(page);
    await contact.open('/seo/cybersecurity-compliance-healthcare');
    await expect(contact.field('service')).toHaveValue('cybersecurity');
    await contact.field('service').selectOption('other');
    await contact.field('message').fill('Typed early');
    release();
    await expect(isHydrated(page, 'form')).toBeAttached();
    await expect(contact.field('service')).toHaveValue('other');
    await expect(contact.field('message')).toHaveValue('Typed early');
  });

  test('links, menus and answers do not need hydration', async ({ page }) => {
    await pauseScripts(page);
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Services/ })
      .click();
    await expect(page.locator('#panel-services')).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.locator('.faq details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
});
