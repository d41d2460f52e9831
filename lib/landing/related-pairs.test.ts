import { contentIn } from '../content/content-in.ts';
import { type LandingPair, landingPairs } from './landing-pairs.ts';
import { relatedPairs, relationBetween } from './related-pairs.ts';

const { services, cities, industries } = contentIn('en');
const all = landingPairs({
  services: services.map(({ slug }) => slug),
  cities: cities.map(({ slug }) => slug),
  industries,
});
/** The suggestions of every page, in groups. */
const related = new Map(all.map((pair) => [pair.slug, relatedPairs(pair, all)]));
const groupsOf = (slug: string) => related.get(slug) ?? [];
const suggestions = (slug: string) => groupsOf(slug).flatMap(({ pairs }) => pairs);

test('suggests three pages of the same kind and two of each other kind', () => {
  const kinds = ['service-city', 'service-industry', 'city-industry'] as const;
  const countOf = (slug: string, kind: LandingPair['kind']) =>
    suggestions(slug).filter((pair) => pair.kind === kind).length;
  // Financial services has a single page, which shares no subject with city pages.
  const counted = all
    .filter(({ slug }) => slug !== 'cybersecurity-compliance-financial-services')
    .flatMap(({ slug, kind: own }) => kinds.map((kind) => [slug, kind, countOf(slug, kind), own]));
  expect(counted.filter(([, kind, count, own]) => count !== (kind === own ? 3 : 2))).toEqual([]);
});

test('suggests its own kind first', () => {
  const [, , third, fourth] = suggestions('toronto-legal');
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
  ['cloud-solutions-toronto', 'halifax-legal', undefined],
  ['cloud-solutions-toronto', 'cloud-solutions-toronto', undefined],
])('from %s to %s, the relation is %s', (from, to, relation) => {
  expect(relationBetween(pairOf(from), pairOf(to))).toBe(relation);
});

test('groups suggestions by relation, without duplicates', () => {
  const isWrong = (pair: LandingPair) =>
    groupsOf(pair.slug).some(({ relation, pairs }) =>
      pairs.some((other) => relationBetween(pair, other) !== relation),
    );
  expect(all.filter(isWrong)).toEqual([]);
  const slugsOf = ({ slug }: LandingPair) => suggestions(slug).map((pair) => pair.slug);
  expect(all.filter((pair) => new Set(slugsOf(pair)).size !== slugsOf(pair).length)).toEqual([]);
});

test('a page without a second relation of its own kind gets three of the first', () => {
  const [first, second] = groupsOf('cybersecurity-compliance-financial-services');
  expect([first?.relation, first?.pairs.length]).toEqual(['serviceForOtherIndustries', 3]);
  expect(second?.relation).toBe('serviceByCity');
});

test('spreads suggestions evenly over their candidates', () => {
  const page = pairOf('cloud-solutions-toronto');
  const candidates = all.filter((other) => relationBetween(page, other) === 'serviceInOtherCities');
  const places = groupsOf(page.slug)[0]?.pairs.map((pair) => candidates.indexOf(pair));
  const [first = NaN, second = NaN] = places ?? [];
  // Two of nine.
  expect((second - first + candidates.length) % candidates.length).toBe(4);
});

test('suggests every page at least once and none too often', () => {
  const times = Map.groupBy(
    all.flatMap(({ slug }) => suggestions(slug)),
    ({ slug }) => slug,
  );
  expect(times.size).toBe(all.length);
  expect(Math.max(...[...times.values()].map(({ length }) => length))).toBeLessThanOrEqual(20);
});

function pairOf(slug: string): LandingPair {
  const pair = all.find((candidate) => candidate.slug === slug);
  if (!pair) throw new Error(`no pair ${slug}`);
  return pair;
}
