import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { ContactJourney, filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh, test } from './returning-visitor.ts';

const { ui, faq } = content;
const firstQuestion = content.securityCheck.questions[0]?.question ?? '';
const checkOn = (page: Page) => new QuizJourney(page, content.securityCheck.name);
const startOf = (check: QuizJourney) => check.card.getByRole('button', { name: ui.quiz.start });

/** The scripts that the page has asked for, by the last part of their address. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}

/** Opens a page that nobody touches, and lets a minute pass there. */
async function leaveAlone(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(60_000);
}

/** The scripts that stand in the page: the requests for those that were just added may be on their way. */
const addedScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => src.split('/').at(-1) || []));

const bootScript = expect.stringMatching(/^boot-\w+\.js$/);
const isHydrated = (page: Page, selector: string) => page.locator(`${selector}[data-island="hydrated"]`);

test.describe('a page nobody touches', () => {
  const addresses = pageKinds.map(([, file]) =>
    file === '404.html' ? '/nowhere' : `/${file.replace(/(?:^index)?\.html$/, '')}`,
  );

  fresh(
    'of any kind asks for the boot script alone, on a first visit; the tour shows with it, and its next step brings the others',
    async ({ page }) => {
      test.slow();
      // As somebody who was never here: the test's own visitor has been.
      await page.addInitScript(() => localStorage.removeItem('onboarding-seen'));
      await page.clock.install();
      const scripts = watchScripts(page);
      const toured = ['/', '/contact', '/services/cloud-solutions', '/seo/halifax-legal', '/privacy-policy'];
      for (const path of new Set([...addresses, ...toured])) {
        await page.goto(path);
        await page.clock.runFor(60_000);
        expect.soft(await addedScripts(page), path).toEqual([bootScript]);
        expect.soft(scripts.splice(0), path).toEqual([bootScript]);
        if (!toured.includes(path)) continue;
        const dialog = page.getByRole('dialog', { name: ui.tour.label });
        await expect(dialog, `the tour on ${path}`).toBeVisible();
        await page.clock.resume();
        await dialog.getByRole('button', { name: ui.tour.next }).click();
        const second = dialog.getByRole('heading', { name: content.tour.steps[1]?.title ?? '' });
        await expect(second, `the second step on ${path}`).toBeVisible();
        // What this page still asks for, and the pointer on it, are not the next one's.
        await page.goto('/robots.txt');
        await page.mouse.move(-1, -1);
        scripts.length = 0;
      }
    },
  );

  fresh(
    'of any kind asks for the boot script alone, on a later visit; one of text and links has no more, whatever is done',
    async ({ page }) => {
      test.slow();
      await page.clock.install();
      const scripts = watchScripts(page);
      const ofText = [
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
      for (const path of new Set([...addresses, ...ofText])) {
        await page.goto(path);
        await page.clock.runFor(60_000);
        expect.soft(await addedScripts(page), path).toEqual([bootScript]);
        expect.soft(scripts.splice(0), path).toEqual([bootScript]);
        if (!ofText.includes(path)) continue;
        await page.mouse.move(300, 300);
        await page.keyboard.press('Tab');
        await page.clock.runFor(60_000);
        expect.soft(await addedScripts(page), `${path} when it is used`).toEqual([bootScript]);
        expect.soft(scripts.splice(0), `${path} when it is used`).toEqual([]);
        // Off the next page, so that the pointer has to move there, too.
        await page.mouse.move(-1, -1);
      }
    },
  );

  for (const path of ['/', '/contact', '/seo/managed-it-services-toronto', '/search']) {
    test(`${path} hydrates when it is touched`, async ({ page }) => {
      await page.goto(path);
      await page.mouse.move(300, 300);
      await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    });
  }

  fresh(
    'hydrates when it is scrolled, even with no pointer over it, and asks for its scripts with low priority',
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
      // As with a scroll bar.
      await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
      await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
      expect(priorities.length).toBeGreaterThan(5);
      expect(priorities.filter(([, priority]) => priority !== 'Low')).toEqual([]);
    },
  );
});

fresh('a query that no island follows starts nothing', async ({ page }) => {
  const scripts = watchScripts(page);
  await leaveAlone(page, '/case-studies?utm_source=mail');
  expect(scripts).toEqual([bootScript]);
});

test.describe('a page starts by itself', () => {
  const eager: [what: string, path: string, island: string][] = [
    ['a query', '/case-studies?service=cloud-solutions', 'fieldset'],
    ['the address of a question', `/#faq-${faq.items[0]?.id}`, '.grid-12'],
  ];
  for (const [what, path, island] of eager) {
    test(`for ${what}`, async ({ page }) => {
      await page.goto(path);
      await expect(isHydrated(page, island).first()).toBeAttached();
    });
  }

  fresh('for what another page left in this tab', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('contact-form', '{"message":"Score 40"}'));
    await page.goto('/contact');
    await expect(new ContactJourney(page).field('message')).toHaveValue('Score 40');
  });

  test('to forget the tour and show it again', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.resetOnboarding());
    await expect(page.getByRole('dialog', { name: ui.tour.label })).toBeVisible();
  });
});

test.describe('what is done before the scripts are there', () => {
  test('a press that has to wait is seen at once, until it is done', async ({ page }) => {
    const release = await pauseScripts(page);
    const check = checkOn(page);
    await check.open();
    const look = () => startOf(check).evaluate((button) => getComputedStyle(button).boxShadow);
    expect(await look()).toBe('none');
    await startOf(check).click();
    await expect(startOf(check)).toHaveAttribute('aria-busy', 'true');
    expect(await look()).toContain('inset');
    await release();
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  const ways: [way: string, act: (page: Page, check: QuizJourney) => Promise<void>][] = [
    ['a click', (_, check) => startOf(check).click()],
    ['the keyboard', (_, check) => startOf(check).press('Enter')],
    ['two clicks', (_, check) => startOf(check).dblclick()],
  ];
  for (const [way, act] of ways) {
    fresh(`${way} on an island is done once, when it reacts`, async ({ page }) => {
      const release = await pauseScripts(page);
      const check = checkOn(page);
      await check.open();
      await act(page, check);
      await expect(startOf(check)).toBeVisible();
      await release();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(3);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('a tap on an island is done once, when it reacts', async ({ page }) => {
      const release = await pauseScripts(page);
      const check = checkOn(page);
      await check.open();
      await startOf(check).tap();
      await release();
      await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
    });
  });

  test('each island gets its own click', async ({ page }) => {
    const release = await pauseScripts(page);
    const check = checkOn(page);
    const category = faq.categories[1];
    await check.open();
    await startOf(check).click();
    const chip = page.getByRole('button', { name: category?.name, exact: true });
    await chip.click();
    await release();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(check.question.filter({ hasText: firstQuestion })).toBeVisible();
  });

  test('a form keeps what is typed and chosen, and is sent once', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
    const release = await pauseScripts(page);
    const contact = new ContactJourney(page);
    await contact.open();
    await contact.fill();
    await contact.submit.click();
    await contact.submit.click();
    await release();
    await expect(page.locator('.toast')).toContainText(content.contactForm.sent.title);
    expect(posts.map((body) => JSON.parse(body))).toEqual([filledIn]);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a choice made beforehand by the page, or otherwise by the visitor, stays', async ({ page }) => {
    const release = await pauseScripts(page);
    const contact = new ContactJourney(page);
    await contact.open('/seo/cybersecurity-compliance-healthcare');
    await expect(contact.field('service')).toHaveValue('cybersecurity');
    await contact.unfold();
    await contact.field('service').selectOption('other');
    await contact.field('message').fill('Typed early');
    await release();
    await expect(isHydrated(page, 'form')).toBeAttached();
    await expect(contact.field('service')).toHaveValue('other');
    await expect(contact.field('message')).toHaveValue('Typed early');
  });

  test('links, menus and answers work without them', async ({ page }) => {
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
