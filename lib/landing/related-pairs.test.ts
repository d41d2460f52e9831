import { contentIn } from '../content/content-in.ts';
import { type LandingPair, landingPairs } from './landing-pairs.ts';
import { relatedPairs, relationBetween } from './related-pairs.ts';

const { services, cities, industries } = contentIn('en');
const all = landingPairs({
  services: services.map(({ slug }) => slug),
  cities: cities.map(({ slug }) => slug),
  industries,
});
const suggestions = (pair: LandingPair) => relatedPairs(pair, all).flatMap(({ pairs }) => pairs);

const countOf = (pairs: readonly LandingPair[], kind: LandingPair['kind']) =>
  pairs.filter((pair) => pair.kind === kind).length;

test('suggests three pages of the same kind and two of each other kind', () => {
  const kinds = ['service-city', 'service-industry', 'city-industry'] as const;
  // Financial services has a single page, which shares no subject with city pages.
  const counted = all
    .filter(({ slug }) => slug !== 'cybersecurity-compliance-financial-services')
    .flatMap((pair) => kinds.map((kind) => [pair.slug, kind, countOf(suggestions(pair), kind), pair.kind]));
  expect(counted.filter(([, kind, count, own]) => count !== (kind === own ? 3 : 2))).toEqual([]);
});

test('suggests its own kind first', () => {
  const [, , third, fourth] = suggestions(pairOf('toronto-legal'));
  expect([third?.kind, fourth?.kind]).toEqual(['city-industry', 'service-city']);
});

test.each([
  ['cloud-solutions-toronto', 'cloud-solutions-halifax', 'serviceInOtherCities'],
  ['cloud-solutions-toronto', 'ai-applications-toronto', 'otherServicesInCity'],
  ['cloud-solutions-toronto', 'cloud-solutions-legal', 'serviceByIndustry'],
  ['cloud-solutions-toronto', 'toronto-legal', 'industriesInCity'],
  ['cloud-solutions-legal', 'cloud-solutions-retail', 'serviceForOtherIndustries'],
  ['cloud-solutions-legal', 'ai-applications-legal', 'otherServicesForIndustry'],
  ['cloud-solutions-legal', 'cloud-solutions-toronto', 'serviceByCity'],
  ['cloud-solutions-legal', 'toronto-legal', 'industryByCity'],
  ['toronto-legal', 'toronto-retail', 'otherIndustriesInCity'],
  ['toronto-legal', 'halifax-legal', 'industryInOtherCities'],
  ['toronto-legal', 'cloud-solutions-toronto', 'servicesInCity'],
  ['toronto-legal', 'cloud-solutions-legal', 'servicesForIndustry'],
])('from %s to %s, the relation is %s', (from, to, relation) => {
  expect(relationBetween(pairOf(from), pairOf(to))).toBe(relation);
});

test('unrelated pages have no relation, nor does a page with itself', () => {
  const page = pairOf('cloud-solutions-toronto');
  expect(relationBetween(page, pairOf('halifax-legal'))).toBeUndefined();
  expect(relationBetween(page, page)).toBeUndefined();
});

test('groups suggestions by relation, without duplicates', () => {
  const groups = all.flatMap((pair) => relatedPairs(pair, all).map((group) => ({ pair, ...group })));
  const isWrong = ({ pair, relation, pairs }: (typeof groups)[number]) =>
    pairs.some((other) => relationBetween(pair, other) !== relation);
  expect(groups.filter(isWrong)).toEqual([]);
  const slugsOf = (pair: LandingPair) => suggestions(pair).map(({ slug }) => slug);
  expect(all.filter((pair) => new Set(slugsOf(pair)).size !== slugsOf(pair).length)).toEqual([]);
});

test('a page without a second relation of its own kind gets three of the first', () => {
  const [first, second] = relatedPairs(pairOf('cybersecurity-compliance-financial-services'), all);
  expect([first?.relation, first?.pairs.length]).toEqual(['serviceForOtherIndustries', 3]);
  expect(second?.relation).toBe('serviceByCity');
});

test('spreads suggestions evenly over their candidates', () => {
  const page = pairOf('cloud-solutions-toronto');
  const candidates = all.filter((other) => relationBetween(page, other) === 'serviceInOtherCities');
  const places = relatedPairs(page, all)[0]?.pairs.map((pair) => candidates.indexOf(pair));
  const [first = NaN, second = NaN] = places ?? [];
  // Two of nine.
  expect((second - first + candidates.length) % candidates.length).toBe(4);
});

test('suggests every page at least once and none too often', () => {
  const times = new Map(all.map(({ slug }) => [slug, 0]));
  for (const pair of all)
    for (const { slug } of suggestions(pair)) times.set(slug, (times.get(slug) ?? 0) + 1);
  const counts = [...times.values()];
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});

function pairOf(slug: string): LandingPair {
  const pair = all.find((candidate) => candidate.slug === slug);
  if (!pair) throw new Error(`no pair ${slug}`);
  return pair;
}
