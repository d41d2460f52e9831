import { fillFacts } from './fill-facts.ts';
import type { Mistake } from './mistake.ts';
import { linesOf } from './testing/lines-of.ts';

const company = { en: { onSite: '2 to 4 hours', homeFigures: { clients: '500+' } } };

test('a figure of the company takes its place in every sentence, however deep', () => {
  const mistakes: Mistake[] = [];
  const data = {
    order: 1,
    en: {
      lead: '{company.homeFigures.clients} clients.',
      list: [{ text: 'Within {company.onSite}, {company.onSite}.' }],
    },
  };
  expect(fillFacts('pages/x.yaml', data, company, mistakes)).toEqual({
    order: 1,
    en: {
      lead: '500+ clients.',
      list: [{ text: 'Within 2\u00a0to\u00a04\u00a0hours, 2\u00a0to\u00a04\u00a0hours.' }],
    },
  });
  expect(mistakes).toEqual([]);
});

test('a company that cannot be read is its own mistake, not that of each sentence', () => {
  const mistakes: Mistake[] = [];
  expect(fillFacts('faq.yaml', 'In {company.onSite}.', undefined, mistakes)).toBe('In ….');
  expect(mistakes).toEqual([]);
});

test('what pages fill in themselves stays', () => {
  expect(fillFacts('ui.yaml', 'IT in {city}', company, [])).toBe('IT in {city}');
});

test.each(['offSite', 'homeFigures', 'homeFigures.clients.more'])('%s is no text of the company', (name) => {
  const mistakes: Mistake[] = [];
  fillFacts('faq.yaml', { items: [{ en: { answer: `In {company.${name}}.` } }] }, company, mistakes);
  expect(linesOf(mistakes)).toEqual([
    `content/faq.yaml  items.0.en.answer  company.yaml has no text for {company.${name}}`,
  ]);
});

test('French sentences take French facts, and the English one where there is none yet', () => {
  const both = { ...company, fr: { onSite: '2 à 4 heures' } };
  const data = { fr: { lead: 'En {company.onSite}, {company.homeFigures.clients}.' } };
  expect(fillFacts('pages/x.yaml', data, both, [])).toEqual({
    fr: { lead: 'En 2\u00a0à\u00a04\u00a0heures, 500+.' },
  });
  expect(fillFacts('legal/terms-of-service.fr.md', { body: '{company.onSite}' }, both, [])).toEqual({
    body: '2\u00a0à\u00a04\u00a0heures',
  });
});
