import { expect, type Page } from '@playwright/test';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { fresh, test } from './returning-visitor.ts';
import { openBuiltPage } from './support/built-part.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { visible } from './support/visible.ts';
import { allWidths } from './widths.ts';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.locator('#menu');
const toggle = (page: Page) => page.getByRole('button', { name: content.ui.shell.menu });
const panelOf = { services: '#panel-services', locations: '#panel-locations' } as const;
const panelButton = (page: Page, panel: keyof typeof panelOf) =>
  header(page).locator(`button[popovertarget="${panelOf[panel].slice(1)}"]`);
const hrefs = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** From here on the header has its navigation instead of the menu. */
const navigationWidth = 1280;

for (const { language, path, content: words } of inBothLanguages('/about')) {
  const { navigation, services, cities, company, ui } = words;
  const entries = navigation.header.map(({ label }) => label);
  const href = (kind: Parameters<typeof hrefOf>[1], slug?: string) => hrefOf(language, kind, slug);
  const serviceLinks = services.map(({ slug }) => href('service', slug));
  const cityLinks = cities.slice(0, 6).map(({ slug }) => href('city', slug));

  test(`the header and its panels list what the specification says, and no width hides the footer, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920])
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const isWide = width >= navigationWidth;
        const bar = header(page).locator('.nav > li > :is(a, button)');
        await expect(visible(bar)).toHaveText(isWide ? entries : []);
        await expect(page.getByRole('button', { name: ui.shell.menu })).toBeVisible({ visible: !isWide });
        await expect(header(page).locator('.without-popover').filter({ visible: true })).toHaveCount(0);
        await expect(visible(header(page).locator(`a[href="tel:${company.phoneDial}"]`))).toHaveCount(1);
        const start = header(page).getByRole('link', { name: ui.shell.getStarted });
        if (width >= 768) await expect(start).toHaveAttribute('href', href('contact'));
        expect((await header(page).boundingBox())?.height).toBeLessThan(80);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await findHiddenContent(page, 'footer')).toEqual([]);
      });
    expect(navigation.header.map(({ to }) => to)).toEqual([
      'home',
      'services',
      'locations',
      'case-studies',
      'about',
      'contact',
    ]);
    await expect(header(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveText([
      navigation.header[4]?.label ?? '-',
    ]);
    await expect(visible(header(page).getByText(company.phone))).toHaveCount(1);

    await panelButton(page, 'services').click();
    const panel = page.locator(panelOf.services);
    await expect(visible(panel.locator('.drop-item b'))).toHaveText(services.map(({ name }) => name));
    expect(await hrefs(page, `${panelOf.services} a`)).toEqual([
      ...serviceLinks,
      href('services'),
      `${href('home')}#${navigation.promo.anchor}`,
    ]);
    const drawn = await panel.locator('.drop-item .icon').evaluateAll(countDrawnIcons);
    expect(drawn).toBe(services.length);
    await expectNoViolations(page, panelOf.services);

    await panelButton(page, 'locations').click();
    await expect(panel).toBeHidden();
    await expect(visible(page.locator(`${panelOf.locations} a`))).toContainText([
      ...cities.slice(0, 6).map(({ name }) => name),
      navigation.moreCities,
    ]);
    expect(await hrefs(page, `${panelOf.locations} a`)).toEqual([...cityLinks, href('locations')]);
    await expectNoViolations(page, panelOf.locations);
    await page.keyboard.press('Escape');

    await test.step(`the menu has the entries of the header, in ${language}`, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: ui.shell.menu }).click();
      await expect(visible(menu(page).locator('.menu-row'))).toHaveText(entries);
      for (const summary of await menu(page).locator('summary').all()) await summary.click();
      await expect(visible(menu(page).locator('details a'))).toHaveText([
        ...services.map(({ name }) => name),
        navigation.allServices,
        ...cities.slice(0, 6).map(({ name }) => name),
        navigation.moreCities,
      ]);
      expect(await hrefs(page, '#menu details a')).toEqual([
        ...serviceLinks,
        href('services'),
        ...cityLinks,
        href('locations'),
      ]);
      expect(await menu(page).locator('details ul .icon').evaluateAll(countDrawnIcons)).toBe(services.length);
      await expect(visible(menu(page).locator('a.btn'))).toHaveText([ui.shell.getStarted, company.phone]);
      await expectNoViolations(page, '#menu');
      await menu(page).getByRole('link', { name: ui.shell.search }).scrollIntoViewIfNeeded();
      await expect(menu(page).getByRole('link', { name: ui.shell.search })).toBeInViewport();
      await menu(page).locator('a.menu-row').last().click();
      await expect(page).toHaveURL(href('contact'));
      await expect(menu(page)).toBeHidden();
    });
  });

  test(`the footer has four columns and the legal links, in ${language}`, () => {
    const footer = openBuiltPage(path).one('footer');
    expect(footer.texts('h2')).toEqual([
      navigation.footerServices,
      navigation.footerLocations,
      navigation.footerCompany,
    ]);
    for (const text of [company.tagline, company.brand]) expect(footer.text).toContain(text);
    expect(footer.texts('li a')).toEqual([
      ...navigation.social.map(({ label }) => label),
      ...services.map(({ name }) => name),
      ...cities.slice(0, 5).map(({ name }) => name),
      navigation.viewAllLocations,
      ...navigation.company.map(({ label }) => label),
      ...navigation.legal.map(({ label }) => label),
    ]);
    // The reset of the tour is a development build's.
    expect(footer.all('button')).toEqual([]);
    expect(footer.hrefs('li a')).toEqual([
      company.social.linkedin,
      company.parentUrl,
      company.social.facebook,
      ...serviceLinks,
      ...cityLinks.slice(0, 5),
      href('locations'),
      href('about'),
      company.parentUrl,
      company.careersUrl,
      company.blogUrl,
      href('contact'),
      href('privacy-policy'),
      href('terms-of-service'),
      href('accessibility'),
      href('sitemap'),
    ]);
    expect(footer.hrefs('a')).toContain(company.parentUrl);
  });
}

/** For `evaluateAll`: how many of the icons have lines, no mask, and a size. */
function countDrawnIcons(icons: Element[]): number {
  return icons.filter((icon) => {
    const { maskImage, stroke, visibility } = getComputedStyle(icon);
    const lines = icon.querySelector<SVGGraphicsElement>('path, circle, rect, use, line, polyline, polygon');
    const isDrawn = lines && lines.getBBox().width > 5 && stroke !== 'none' && visibility === 'visible';
    return isDrawn && maskImage === 'none' && icon.getBoundingClientRect().width >= 16;
  }).length;
}

for (const panel of ['services', 'locations'] as const)
  test(`the ${panel} panel works by mouse and by keyboard, and closes when it is left`, async ({ page }) => {
    await page.goto('/about');
    const list = page.locator(panelOf[panel]);
    const button = panelButton(page, panel);
    await expect(list).toBeHidden();
    await button.click();
    await expect(list).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(list).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await list.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
  });

test('an in-page link closes its panel and the menu', async ({ page }) => {
  await page.goto('/');
  await panelButton(page, 'services').click();
  await page.locator(panelOf.services).getByRole('link', { name: content.navigation.promoTitle }).click();
  await expect(page.locator(panelOf.services)).toBeHidden();
  await expect(page).toHaveURL('/#cybersecurity-check');
  await page.setViewportSize({ width: 390, height: 844 });
  await toggle(page).click();
  const home = menu(page).getByRole('link', { name: 'Home' });
  await home.evaluate((link) => link.setAttribute('href', '#contact'));
  await home.click();
  await expect(menu(page)).toBeHidden();
});

test('the header stays at the top, except in a low window', async ({ page }) => {
  await page.goto('/about');
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => header(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  }
  // Such as at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header(page)).not.toBeInViewport();
});

test('the menu works by mouse and by keyboard, and its button shows a cross while it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const icon = () => visible(toggle(page).locator('.icon')).innerHTML();
  const closed = await icon();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await icon()).not.toBe(closed);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Cloud Solutions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  // It can still be closed after the window has become wide.
  await toggle(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
});

test('the page behind the open menu is inert and does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await toggle(page).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toHaveAttribute('inert');
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Tabbing past the last entry closes the menu, so the focus never moves to a covered element.
  await toggle(page).focus();
  const stops = await menu(page).locator(':is(.menu-row, a):visible').count();
  expect(stops).toBeGreaterThan(7);
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.ftr'))).toBeNull();
  }
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

fresh('the copyright year follows the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00-05:00');
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${content.company.brand}`);
});
