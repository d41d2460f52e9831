import { findPage } from './find-page.ts';
import { hrefOf } from './href-of.ts';

test('finds the address of a page by its kind and slug', () => {
  expect(hrefOf('en', 'home')).toBe('/');
  expect(hrefOf('en', 'contact-sent')).toBe('/contact/sent');
  expect(hrefOf('en', 'city', 'halifax')).toBe('/locations/halifax');
  expect(hrefOf('en', 'landing', 'halifax-legal')).toBe('/seo/halifax-legal');
});

test('refuses a link to a page that does not exist', () => {
  expect(() => hrefOf('en', 'city', 'gatineau')).toThrow('The page table has no city page "gatineau" in en');
});

test('may be asked whether a page exists', () => {
  expect(findPage('en', 'landing', 'halifax-financial-services')).toBeUndefined();
});
