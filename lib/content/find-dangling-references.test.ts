import { byLanguage } from '../i18n/by-language.ts';
import { findDanglingReferences, type References } from './find-dangling-references.ts';
import { linesOf } from './testing/lines-of.ts';

const slugs = { services: ['cloud', 'backup'], industries: ['legal', 'retail'] };
const empty: References = {
  cities: [],
  cityMaps: {},
  industries: [],
  caseStudies: [],
  landing: [],
  faq: undefined,
  securityCheck: undefined,
  riskAssessment: undefined,
};

function linesFor(references: Partial<References>): string[] {
  return linesOf(findDanglingReferences({ ...empty, ...references }, slugs));
}

test('reports unknown services and industries of case studies', () => {
  const caseStudies = [{ file: 'case-studies/a.yaml', industry: 'law', services: ['cloud', 'clouds'] }];
  expect(linesFor({ caseStudies })).toEqual([
    'content/case-studies/a.yaml  services.1  "clouds" does not exist; there are cloud, backup',
    'content/case-studies/a.yaml  industry  "law" does not exist; there are legal, retail',
  ]);
});

test('reports unknown services of industries', () => {
  const industries = [{ file: 'industries/a.yaml', onlyWithServices: ['backups'] }];
  expect(linesFor({ industries })).toEqual([
    'content/industries/a.yaml  onlyWithServices.0  "backups" does not exist; there are cloud, backup',
  ]);
});

test('reports unknown services in landing pages', () => {
  const words = byLanguage(() => ({ title: 'A', first: [{ service: 'cloud' }, { service: 'desk' }] }));
  expect(linesFor({ landing: [{ file: 'landing/a.yaml', ...words }] })).toContain(
    'content/landing/a.yaml  en.first.1.service  "desk" does not exist; there are cloud, backup',
  );
});

test('reports unknown FAQ categories', () => {
  const items = ['pricing', 'price'].map((category) => ({ category, services: ['cloud'] }));
  const faq = { categories: [{ id: 'pricing' }], items };
  expect(linesFor({ faq })).toEqual([
    'content/faq.yaml  items.1.category  "price" does not exist; there are pricing',
  ]);
});

test('reports unknown services of FAQ items', () => {
  const items = [{ category: 'pricing', services: ['cloud', 'clouds'] }];
  expect(linesFor({ faq: { categories: [{ id: 'pricing' }], items } })).toEqual([
    'content/faq.yaml  items.0.services.1  "clouds" does not exist; there are cloud, backup',
  ]);
});

test('reports unknown services of quiz questions', () => {
  const group = { questions: [{ service: 'cloud' }, { service: 'clouds' }] };
  expect(linesFor({ securityCheck: group, riskAssessment: { categories: [group] } })).toEqual([
    'content/quizzes/security-check.yaml  questions.1.service  "clouds" does not exist; there are cloud, backup',
    'content/quizzes/risk-assessment.yaml  categories.0.questions.1.service  "clouds" does not exist; there are cloud, backup',
  ]);
});
