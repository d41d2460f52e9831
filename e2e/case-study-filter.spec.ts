import { expect, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { content } from './content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './returning-visitor.ts';
import { widths } from './widths.ts';

const { caseStudies, services, ui } = content;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const of = (slug: string) => caseStudies.filter((study) => study.services.some((name) => name === slug));

for (const width of widths) {
  test.describe(`the case-study filter at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('all at first, then those of one service, with the choice in the address', async ({ page }) => {
      await page.goto('/case-studies');
      const filters = page.getByRole('group', { name: ui.filter.label }).getByRole('button');
      await expect(filters).toHaveText([ui.filter.all, ...services.map(({ name }) => name)]);
      await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(3);
      for (const { slug, name } of services) {
        await filters.filter({ hasText: name }).click();
        await expect(page).toHaveURL(`/case-studies?service=${slug}`);
        await expect(cards(page).getByRole('heading')).toHaveText(of(slug).map(({ heading }) => heading));
        const none = page.getByText(fill(ui.filter.none, { service: name }));
        await expect(none).toHaveCount(of(slug).length === 0 ? 1 : 0);
      }
      await filters.first().click();
      await expect(page).toHaveURL('/case-studies');
      await expect(cards(page)).toHaveCount(3);
    });

    for (const service of ['', 'ai-applications']) {
      test(`showing ${service || 'all'} has no accessibility findings`, async ({ page }) => {
        await page.goto(`/case-studies?service=${service}`);
        await expect(cards(page)).toHaveCount(service ? of(service).length : 3);
        await expectNoViolations(page, 'main');
      });
    }
  });
}

test.describe('the case-study filter', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('every service has a case study', () => {
    expect(services.filter(({ slug }) => of(slug).length === 0)).toEqual([]);
  });

  test('a shared address shows its service, and back undoes a choice', async ({ page }) => {
    const [first, second] = services;
    await page.goto(`/case-studies?service=${first?.slug}`);
    await expect(cards(page)).toHaveCount(of(first?.slug ?? '').length);
    await page.getByRole('button', { name: second?.name ?? '' }).click();
    await expect(cards(page)).toHaveCount(of(second?.slug ?? '').length);
    await page.goBack();
    await expect(page.getByRole('button', { name: first?.name ?? '' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(of(first?.slug ?? '').length);
  });

  test('an unknown service in the address means all', async ({ page }) => {
    await page.goto('/case-studies?service=plumbing');
    await expect(page.getByRole('button', { name: ui.filter.all })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(3);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all case studies are there, and no filter that does nothing', async ({ page }) => {
    await page.goto('/case-studies');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('group', { name: ui.filter.label })).toBeHidden();
  });
});
