import { expect } from '@playwright/test';
import { content } from './content.ts';
import { fresh, test } from './returning-visitor.ts';

const { services, cities, company, ui } = content;

test('has four columns: the brand, services, five cities, the company', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Services', 'Major Locations', 'Company']);

  const columns = footer.locator('.grid > div');
  await expect(columns).toHaveCount(4);
  await expect(columns.nth(0)).toContainText(company.tagline);
  await expect(columns.nth(0).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    company.social.linkedin,
  );
  await expect(columns.nth(0).getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    company.social.facebook,
  );
  await expect(columns.nth(0).getByRole('link', { name: company.parentName })).toHaveAttribute(
    'href',
    company.parentUrl,
  );
  await expect(columns.nth(1).getByRole('link')).toHaveText(services.map(({ name }) => name));
  await expect(columns.nth(2).getByRole('link')).toHaveText([
    ...cities.slice(0, 5).map(({ name }) => name),
    'View All Locations',
  ]);
  await expect(columns.nth(3).getByRole('link')).toHaveText([
    'About Us',
    company.parentName,
    'Careers',
    'Blog',
    'Contact',
  ]);
  await expect(columns.nth(3).getByRole('link', { name: 'Careers' })).toHaveAttribute(
    'href',
    company.careersUrl,
  );
  await expect(columns.nth(3).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', company.blogUrl);
});

test('ends with the small print', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
  await expect(footer.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap');
});

test('has no tool of the developers in it', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText([ui.shell.showTour]);
});

fresh('the copyright year is right in January without a new build', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00-05:00');
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.brand}`);
});
