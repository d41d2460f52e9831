import { expect } from '@playwright/test';
import { content } from './content.ts';
import { fresh, test } from './returning-visitor.ts';
import { openBuiltPage } from './support/built-part.ts';

const { services, cities, company, ui } = content;

const footer = () => openBuiltPage('/about').one('footer');

test('the footer has four columns: brand, services, five cities and company', () => {
  expect(footer().texts('h2, h3')).toEqual(['Services', 'Major Locations', 'Company']);
  const [brand, ofServices, ofCities, ofCompany, ...rest] = footer().all('.grid > div');
  expect(rest).toEqual([]);
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

test('the footer links to the legal pages and the sitemap', () => {
  const hrefOf = (name: string) => footer().named('a', name).attribute('href');
  expect(hrefOf('Privacy Policy')).toBe('/privacy-policy');
  expect(hrefOf('Terms of Service')).toBe('/terms-of-service');
  expect(hrefOf('Accessibility')).toBe('/accessibility');
  expect(hrefOf('Sitemap')).toBe('/sitemap');
});

test('the only button of the footer opens the tour', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText([ui.shell.showTour]);
});

fresh('the copyright year follows the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00-05:00');
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.brand}`);
});
