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

test('a service in a city has the cities beside it and the other services above and below', () => {
  expect(sheetOf(pairOf('cloud-toronto'), all, order)).toMatchObject({
    row: 2,
    rows: 2,
    column: 2,
    columns: 3,
    north: { slug: 'managed-toronto' },
    west: { slug: 'cloud-calgary' },
    east: { slug: 'cloud-halifax' },
    south: undefined,
  });
});

test('every industry is counted, also one without pages in cities', () => {
  expect(sheetOf(pairOf('toronto-retail'), all, order)).toMatchObject({ row: 2, rows: 3 });
  expect(sheetOf(pairOf('managed-retail'), all, order)).toMatchObject({ column: 2, columns: 3 });
});

test('no two sheets have the same number', () => {
  const numbers = all.map((pair) => {
    const { series, row, column } = sheetOf(pair, all, order);
    return `${series}${row}–${column}`;
  });
  expect(new Set(numbers).size).toBe(all.length);
});

test('an industry in a city has the same industry in the cities beside it', () => {
  expect(sheetOf(pairOf('halifax-retail'), all, order)).toMatchObject({
    row: 2,
    column: 3,
    west: { slug: 'toronto-retail' },
    east: undefined,
    north: { slug: 'halifax-legal' },
    south: undefined,
  });
});

test('a service for an industry has the industries beside it, as far as they have a page', () => {
  expect(sheetOf(pairOf('managed-retail'), all, order)).toMatchObject({
    columns: 3,
    west: { slug: 'managed-legal' },
    east: undefined,
    south: { slug: 'cloud-retail' },
  });
  expect(sheetOf(pairOf('cloud-finance'), all, order).west).toMatchObject({ slug: 'cloud-retail' });
});

test('a pair that stands in no order is refused', () => {
  expect(() => sheetOf(pairOf('cloud-toronto'), all, { ...order, cities: ['calgary'] })).toThrow(RangeError);
});

function pairOf(slug: string): LandingPair {
  const pair = all.find((candidate) => candidate.slug === slug);
  if (!pair) throw new Error(`no pair ${slug}`);
  return pair;
}
