import { firstSentence, missingIn } from './answer-first.ts';

const halifaxLegal = {
  kind: 'city-industry',
  slug: 'halifax-legal',
  city: 'halifax',
  industry: 'legal',
} as const;
const cloudRetail = {
  kind: 'service-industry',
  slug: 'cloud-solutions-retail',
  service: 'cloud-solutions',
  industry: 'retail',
} as const;

test('a sentence that names service or industry, place and IT is complete', () => {
  expect(
    missingIn('en', 'IT support for law firms in Halifax, at any hour.', halifaxLegal, 'Halifax'),
  ).toEqual([]);
  expect(missingIn('en', 'We move stores across Canada to the cloud.', cloudRetail)).toEqual([]);
});

test('an anecdote names none of them', () => {
  expect(missingIn('en', 'A buyer in Mississauga has seen the house.', halifaxLegal, 'Halifax')).toEqual([
    'what or whom',
    'where',
    'an IT word',
  ]);
});

test('a page about a service for an industry has to name both', () => {
  expect(missingIn('en', 'Cloud services in Canada.', cloudRetail)).toEqual(['what or whom']);
});

test('the first sentence ends before the next capital, not at a time of day', () => {
  expect(firstSentence('IT support from 7 a.m. on. Then the ferry comes.')).toBe(
    'IT support from 7 a.m. on.',
  );
});

test('a French sentence is matched against French words', () => {
  const lead = 'Soutien informatique pour les cabinets d’avocats d’Halifax, jour et nuit.';
  expect(missingIn('fr', lead, halifaxLegal, 'Halifax')).toEqual([]);
  expect(missingIn('en', lead, halifaxLegal, 'Halifax')).toEqual(['what or whom', 'an IT word']);
});

test('a French question is a sentence, so an answer after it does not count', () => {
  const lead = firstSentence('Vous avez un magasin au Canada? Nos solutions infonuagiques y sont.');
  expect(missingIn('fr', lead, cloudRetail)).toEqual(['what or whom', 'an IT word']);
});
