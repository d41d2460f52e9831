import { expect } from '@playwright/test';
import { content } from './content.ts';
import { fresh, test } from './returning-visitor.ts';
import { openBuiltPage } from './support/built-part.ts';

const { services, cities, company, ui } = content;

const footer = () => openBuiltPage('/about').one('footer');

test('has four columns: the brand, services, five cities, the company', () => {
  expect(footer().texts('h2, h3')).toEqual(['Services', 'Major Locations', 'Company']);
  const [brand, ofServices, ofCities, ofCompany, ...others] = footer().all('.grid > div');
  expect(others).toEqual([]);
  expect(brand?.text).toContain(company.tagline);
  expect(brand?.named('a', 'LinkedIn').attribute('href')).toBe(company.social.linkedin);
  expect(brand?.named('a', 'Facebook').attribute('href')).toBe(company.social.facebook);
  expect(brand?.named('a', company.parentName).attribute('href')).toBe(company.parentUrl);
  expect(ofServices?.texts('a')).toEqual(services.map(({ name }) => name));
  expect(ofCities?.texts('a')).toEqual([...cities.slice(0, 5).map(({ name }) => name), 'View All Locations']);
  expect(ofCompany?.texts('a')).toEqual(['About Us', company.parentName, 'Careers', 'Blog', 'Contact']);
  expect(ofCompany?.named('a', 'Careers').attribute('href')).toBe(company.careersUrl);
  expect(ofCompany?.named('a', 'Blog').attribute('href')).toBe(company.blogUrl);
});

test('ends with the small print', () => {
  const hrefOf = (name: string) => footer().named('a', name).attribute('href');
  expect(hrefOf('Privacy Policy')).toBe('/privacy-policy');
  expect(hrefOf('Terms of Service')).toBe('/terms-of-service');
  expect(hrefOf('Accessibility')).toBe('/accessibility');
  expect(hrefOf('Sitemap')).toBe('/sitemap');
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
