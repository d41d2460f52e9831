import { contentIn } from '../content/content-in.ts';
import { type LandingPair, landingPairs } from './landing-pairs.ts';
import { relatedPairs } from './related-pairs.ts';

const { services, cities, industries } = contentIn('en');
const all = landingPairs({
  services: services.map(({ slug }) => slug),
  cities: cities.map(({ slug }) => slug),
  industries,
});

const countOf = (pairs: readonly LandingPair[], kind: LandingPair['kind']) =>
  pairs.filter((pair) => pair.kind === kind).length;

const subjectsOf = ({ kind: _, slug: __, ...subjects }: LandingPair) => Object.values(subjects);

test('suggests three pages of the same kind and two of each other kind', () => {
  const kinds = ['service-city', 'service-industry', 'city-industry'] as const;
  // Financial services has one page of one kind only, so nothing of a city can share it.
  for (const pair of all.filter(({ slug }) => slug !== 'cybersecurity-compliance-financial-services')) {
    const related = relatedPairs(pair, all);
    for (const kind of kinds) expect(countOf(related, kind)).toBe(kind === pair.kind ? 3 : 2);
  }
});

test('begins with its own kind', () => {
  const [, , third, fourth] = relatedPairs(pairOf('toronto-legal'), all);
  expect([third?.kind, fourth?.kind]).toEqual(['city-industry', 'service-city']);
});

test('suggests pages that share a subject, never the page itself, none twice', () => {
  for (const pair of all) {
    const related = relatedPairs(pair, all);
    expect(related).not.toContain(pair);
    expect(new Set(related).size).toBe(related.length);
    for (const other of related)
      expect(subjectsOf(other).some((subject) => subjectsOf(pair).includes(subject))).toBe(true);
  }
});

test('leaves no page without a suggestion that leads to it, and lets none crowd out the others', () => {
  const times = new Map(all.map(({ slug }) => [slug, 0]));
  for (const pair of all)
    for (const { slug } of relatedPairs(pair, all)) times.set(slug, (times.get(slug) ?? 0) + 1);
  const counts = [...times.values()];
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});

function pairOf(slug: string): LandingPair {
  const pair = all.find((candidate) => candidate.slug === slug);
  if (!pair) throw new Error(`no pair ${slug}`);
  return pair;
}
