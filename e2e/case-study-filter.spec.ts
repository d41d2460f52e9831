import { expect, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { caseStudies, services, ui } = content;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const studiesOf = (slug: string) =>
  caseStudies.filter((study) => study.services.some((name) => name === slug));

for (const width of widths) {
  test.describe(`the case-study filter at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shows all at first, then those of the chosen service, which it adds to the address', async ({
      page,
    }) => {
      await page.goto('/case-studies');
      const filters = page.getByRole('group', { name: ui.filter.label }).getByRole('button');
      await expect(filters).toHaveText([ui.filter.all, ...services.map(({ name }) => name)]);
      await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(3);
      for (const { slug, name } of services) {
        await filters.filter({ hasText: name }).click();
        await expect(page).toHaveURL(`/case-studies?service=${slug}`);
        await expect(cards(page).getByRole('heading')).toHaveText(
          studiesOf(slug).map(({ heading }) => heading),
        );
        const none = page.getByText(fill(ui.filter.none, { service: name }));
        await expect(none).toHaveCount(studiesOf(slug).length === 0 ? 1 : 0);
      }
      await filters.first().click();
      await expect(page).toHaveURL('/case-studies');
      await expect(cards(page)).toHaveCount(3);
    });

    for (const service of ['', 'ai-applications']) {
      test(`${service || 'the whole list'} has no accessibility violations`, async ({ page }) => {
        await page.goto(`/case-studies?service=${service}`);
        await expect(cards(page)).toHaveCount(service ? studiesOf(service).length : 3);
        await expectNoViolations(page, 'main');
      });
    }
  });
}

test.describe('the case-study filter', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('every service has a case study', () => {
    expect(services.filter(({ slug }) => studiesOf(slug).length === 0)).toEqual([]);
  });

  test('an address with a service is filtered, and Back undoes a choice', async ({ page }) => {
    const [first, second] = services;
    await page.goto(`/case-studies?service=${first?.slug}`);
    await expect(cards(page)).toHaveCount(studiesOf(first?.slug ?? '').length);
    await page.getByRole('button', { name: second?.name ?? '' }).click();
    await expect(cards(page)).toHaveCount(studiesOf(second?.slug ?? '').length);
    await page.goBack();
    await expect(page.getByRole('button', { name: first?.name ?? '' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(studiesOf(first?.slug ?? '').length);
  });

  test('an address with an unknown service shows all', async ({ page }) => {
    await page.goto('/case-studies?service=plumbing');
    await expect(page.getByRole('button', { name: ui.filter.all })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(3);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all case studies are visible, and the filter is hidden', async ({ page }) => {
    await page.goto('/case-studies');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('group', { name: ui.filter.label })).toBeHidden();
  });
});
