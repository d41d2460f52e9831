import { describeOffice, readCount } from './office-count';
import { placeOffice } from './place-office';

const counted = (one: string, other: string) => ({
  count: { one: `{count} ${one}`, other: `{count} ${other}` },
});

test('describes a count in the plural forms of each language', () => {
  const count = { people: 20, servers: 0, offices: 1 };
  const english = {
    people: counted('person', 'people'),
    servers: counted('server', 'servers'),
    offices: counted('office', 'offices'),
  };
  expect(Object.values(describeOffice('en', english, count))).toEqual([
    '20\u00a0people',
    '0\u00a0servers',
    '1\u00a0office',
  ]);
  const french = { ...english, servers: counted('serveur', 'serveurs') };
  expect(describeOffice('fr', french, count).servers).toBe('0\u00a0serveur');
});

test.each([
  ['people', '35', 35],
  ['people', '0', 1],
  ['people', '2.6', 3],
  ['servers', '1000', 99],
  ['offices', ' ', undefined],
  ['offices', 'two', undefined],
] as const)('reads %s, typed as "%s", as %s', (part, typed, number) => {
  expect(readCount(part, typed)).toBe(number);
});

test.each([
  { people: 1, servers: 0, offices: 0 },
  { people: 20, servers: 2, offices: 1 },
  { people: 250, servers: 24, offices: 12 },
])(
  'draws a sign for each of %p, inside the watch, apart from each other, and one person as helped',
  (count) => {
    const { people, helped, servers, offices, radius } = placeOffice(count);
    expect({ people: people.length, servers: servers.length, offices: offices.length }).toEqual(count);
    expect(people[helped]).toBeDefined();
    const all = [...people, ...servers, ...offices];
    for (const [index, [x, y]] of all.entries()) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(206);
      const nearest = all.slice(0, index).map(([left, top]) => Math.hypot(x - left, y - top));
      expect(Math.min(...nearest, Number.POSITIVE_INFINITY)).toBeGreaterThan(2 * radius);
    }
  },
);

test('draws as many as there is room for', () => {
  const { people, servers, offices } = placeOffice({ people: 999, servers: 99, offices: 99 });
  expect([people, servers, offices].map(({ length }) => length)).toEqual([250, 24, 12]);
});
