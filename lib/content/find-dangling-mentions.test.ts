import { byLanguage } from '../i18n/by-language.ts';
import { findDanglingMentions, type Mentions } from './find-dangling-mentions.ts';
import { linesOf } from './testing/lines-of.ts';

const known = { services: ['cloud', 'backup'], industries: ['legal', 'retail'] };
const nothing: Mentions = {
  cities: [],
  cityMaps: {},
  industries: [],
  caseStudies: [],
  landing: [],
  faq: undefined,
  securityCheck: undefined,
  riskAssessment: undefined,
};

function linesFor(mentions: Partial<Mentions>): string[] {
  return linesOf(findDanglingMentions({ ...nothing, ...mentions }, known));
}

test('a case study may only name services and an industry that exist', () => {
  const caseStudies = [{ file: 'case-studies/a.yaml', industry: 'law', services: ['cloud', 'clouds'] }];
  expect(linesFor({ caseStudies })).toEqual([
    'content/case-studies/a.yaml  services.1  "clouds" does not exist; there are cloud, backup',
    'content/case-studies/a.yaml  industry  "law" does not exist; there are legal, retail',
  ]);
});

test('an industry may only be bound to services that exist', () => {
  const industries = [{ file: 'industries/a.yaml', onlyWithServices: ['backups'] }];
  expect(linesFor({ industries })).toEqual([
    'content/industries/a.yaml  onlyWithServices.0  "backups" does not exist; there are cloud, backup',
  ]);
});

test('a landing page may only put services first that exist', () => {
  const words = byLanguage(() => ({ title: 'A', first: [{ service: 'cloud' }, { service: 'desk' }] }));
  expect(linesFor({ landing: [{ file: 'landing/a.yaml', ...words }] })).toContain(
    'content/landing/a.yaml  en.first.1.service  "desk" does not exist; there are cloud, backup',
  );
});

test('a question may only stand in a category that exists', () => {
  const items = ['pricing', 'price'].map((category) => ({ category, services: ['cloud'] }));
  const faq = { categories: [{ id: 'pricing' }], items };
  expect(linesFor({ faq })).toEqual([
    'content/faq.yaml  items.1.category  "price" does not exist; there are pricing',
  ]);
});

test('a question may only belong to services that exist', () => {
  const items = [{ category: 'pricing', services: ['cloud', 'clouds'] }];
  expect(linesFor({ faq: { categories: [{ id: 'pricing' }], items } })).toEqual([
    'content/faq.yaml  items.0.services.1  "clouds" does not exist; there are cloud, backup',
  ]);
});

test('a question of a quiz may only name a service that exists', () => {
  const group = { questions: [{ service: 'cloud' }, { service: 'clouds' }] };
  expect(linesFor({ securityCheck: group, riskAssessment: { categories: [group] } })).toEqual([
    'content/quizzes/security-check.yaml  questions.1.service  "clouds" does not exist; there are cloud, backup',
    'content/quizzes/risk-assessment.yaml  categories.0.questions.1.service  "clouds" does not exist; there are cloud, backup',
  ]);
});
