import { findPage } from './find-page.ts';
import { hrefOf } from './href-of.ts';

test('returns the path of a page', () => {
  expect(hrefOf('en', 'home')).toBe('/');
  expect(hrefOf('en', 'contact-sent')).toBe('/contact/sent');
  expect(hrefOf('en', 'city', 'halifax')).toBe('/locations/halifax');
  expect(hrefOf('en', 'landing', 'halifax-legal')).toBe('/seo/halifax-legal');
});

test('throws for a page that does not exist', () => {
  expect(() => hrefOf('en', 'city', 'gatineau')).toThrow('The page table has no city page "gatineau" in en');
});

test('findPage returns undefined for a page that does not exist', () => {
  expect(findPage('en', 'landing', 'halifax-financial-services')).toBeUndefined();
});
