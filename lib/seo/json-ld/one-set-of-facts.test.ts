import { languages } from '../../i18n/languages.ts';
import { pages } from '../../pages/pages.ts';
import { renderPage } from '../testing/render-page.ts';
import { businessId } from './local-business.ts';

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Every object with an `@id` in structured data, at any depth. */
function* identified(value: unknown): Generator<[id: string, facts: object]> {
  if (typeof value !== 'object' || value === null) return;
  if ('@id' in value && typeof value['@id'] === 'string') yield [value['@id'], value];
  for (const inner of Object.values(value)) yield* identified(inner);
}

const all = languages.flatMap((language) => pages(language));
const things = all.flatMap((page) =>
  [...(renderPage(page) ?? '').matchAll(block)].flatMap(([, json = '']) =>
    [...identified(JSON.parse(json))].map(([id, facts]) => ({ ...page, id, facts })),
  ),
);

test('an @id has the same facts on every page of a language', () => {
  const firstValues = new Map<string, { path: string; value: string }>();
  const contradictions = new Map<string, string>();
  for (const { language, path, id, facts } of things) {
    for (const [fact, value] of Object.entries(facts)) {
      // Only the top level of a block has a context.
      if (fact === '@context') continue;
      const key = `${language} ${id} ${fact}`;
      const first = firstValues.get(key) ?? { path, value: JSON.stringify(value) };
      firstValues.set(key, first);
      if (first.value !== JSON.stringify(value)) contradictions.set(key, `${first.path} and ${path}`);
    }
  }
  expect(things.length).toBeGreaterThan(800);
  expect(Object.fromEntries(contradictions)).toEqual({});
});

test('every referenced @id is described somewhere', () => {
  const described = new Set(things.filter(({ facts }) => Object.keys(facts).length > 3).map(({ id }) => id));
  expect(things.map(({ id }) => id).filter((id) => !described.has(id))).toEqual([]);
});

test('there is one local business, described on home, about and contact only', () => {
  const businesses = things.filter(({ facts }) => '@type' in facts && facts['@type'] === 'LocalBusiness');
  const describing = all.filter(({ kind }) => ['home', 'about', 'contact'].includes(kind));
  expect(describing).toHaveLength(3 * languages.length);
  expect(businesses.map(({ path }) => path).toSorted()).toEqual(
    describing.map(({ path }) => path).toSorted(),
  );
  expect(new Set(businesses.map(({ id }) => id))).toEqual(new Set([businessId()]));
});

test('every service, city and landing page offers a service of the business', () => {
  const providers = things.filter(({ facts }) => 'provider' in facts);
  const expected = all.filter(({ kind }) => ['service', 'city', 'landing'].includes(kind));
  expect(providers.map(({ path }) => path).toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
  for (const { facts } of providers) expect(facts).toMatchObject({ provider: { '@id': businessId() } });
});
