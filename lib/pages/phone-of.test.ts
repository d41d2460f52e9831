import { contentIn } from '../content/content-in.ts';
import { phoneOf } from './phone-of.ts';

const toronto = { number: '416-555-0178', dial: '+14165550178' };
const main = { number: '1-800-555-0142', dial: '+18005550142' };
const landing = Object.groupBy(contentIn('en').landing, (entry) =>
  'city' in entry && entry.city === 'toronto' ? 'toronto' : 'elsewhere',
);

test.each([
  ['toronto', toronto],
  ['elsewhere', main],
] as const)(
  'the landing pages of Toronto have the 416 number, all others the main number: %s',
  (place, phone) => {
    const phones =
      landing[place]?.map(({ slug }) => phoneOf({ language: 'en', kind: 'landing', slug })) ?? [];
    expect(phones.length).toBeGreaterThan(1);
    expect(phones).toEqual(phones.map(() => phone));
  },
);

test('the page of Toronto has the main number', () => {
  expect(phoneOf({ language: 'en', kind: 'city', slug: 'toronto' })).toEqual(main);
});
