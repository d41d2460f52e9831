import { type LandingPair, landingPairs } from './landing-pairs.ts';
import { sheetOf } from './sheet-of.ts';

const order = {
  services: ['managed', 'cloud'],
  // From west to east.
  cities: ['calgary', 'toronto', 'halifax'],
  industries: ['legal', 'retail', 'finance'],
};
const all = landingPairs({
  ...order,
  industries: [{ slug: 'legal' }, { slug: 'retail' }, { slug: 'finance', onlyWithServices: ['cloud'] }],
});

test('the neighbours of a service in a city are the neighbouring cities', () => {
  expect(sheetOf(pairOf('cloud-toronto'), all, order)).toMatchObject({
    west: { slug: 'cloud-calgary' },
    east: { slug: 'cloud-halifax' },
  });
  expect(sheetOf(pairOf('cloud-calgary'), all, order).west).toBeUndefined();
  expect(sheetOf(pairOf('cloud-halifax'), all, order).east).toBeUndefined();
});

test('sheets are numbered row by row after the cities, without duplicates', () => {
  const numbers = all.map((pair) => sheetOf(pair, all, order).number);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(all.map((_, index) => index + 4));
  expect(sheetOf(pairOf('managed-calgary'), all, order)).toMatchObject({ number: 4, count: all.length + 3 });
  expect(sheetOf(pairOf('cloud-calgary'), all, order).number).toBe(7);
});

test('the neighbours of an industry in a city are the neighbouring cities', () => {
  expect(sheetOf(pairOf('halifax-retail'), all, order)).toMatchObject({
    west: { slug: 'toronto-retail' },
    east: undefined,
  });
});

test('the neighbours of a service for an industry are the neighbouring industries with a page', () => {
  expect(sheetOf(pairOf('managed-retail'), all, order)).toMatchObject({
    west: { slug: 'managed-legal' },
    east: undefined,
  });
  expect(sheetOf(pairOf('cloud-finance'), all, order).west).toMatchObject({ slug: 'cloud-retail' });
});

test('rejects a pair that the order lacks', () => {
  expect(() => sheetOf(pairOf('cloud-toronto'), all, { ...order, cities: ['calgary'] })).toThrow(
    'The order of sheets lacks cloud-toronto',
  );
});

function pairOf(slug: string): LandingPair {
  const pair = all.find((candidate) => candidate.slug === slug);
  if (!pair) throw new Error(`no pair ${slug}`);
  return pair;
}
