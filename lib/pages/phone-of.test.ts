import { contentIn } from '../content/content-in.ts';
import { phoneOf } from './phone-of.ts';

const { landing } = contentIn('en');
const numbers = landing.map((entry) => ({
  isToronto: 'city' in entry && entry.city === 'toronto',
  number: phoneOf({ language: 'en', kind: 'landing', slug: entry.slug }),
}));
const numbersOf = (isToronto: boolean) =>
  new Set(
    numbers.filter((entry) => entry.isToronto === isToronto).map(({ number }) => JSON.stringify(number)),
  );
const main = { number: '1-800-555-0142', dial: '+18005550142' };

test('the landing pages of Toronto have the 416 number', () => {
  expect([...numbersOf(true)]).toEqual([JSON.stringify({ number: '416-555-0178', dial: '+14165550178' })]);
});

test('all other landing pages have the main number', () => {
  expect([...numbersOf(false)]).toEqual([JSON.stringify(main)]);
});

test('the page of Toronto has the main number', () => {
  expect(phoneOf({ language: 'en', kind: 'city', slug: 'toronto' })).toEqual(main);
});
