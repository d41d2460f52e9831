import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './content-error.ts';
import { bindUnits, fillFacts } from './fill-facts.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';
import { withCounts } from './with-counts.ts';

const company = { en: { onSite: '2 to 4 hours', homeFigures: { clients: '500+' } } };

test('fills in company facts at any depth', () => {
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

test('texts that count entries follow them, with a capital where a sentence begins', () => {
  const { root } = copyContent('cities', 'services', 'industries', 'case-studies');
  fs.rmSync(path.join(root, 'cities/halifax.yaml'));
  const text = '{company.count.cities} villes. {company.count.provinces} de {company.countInFigures.cities}.';
  const filled = fillFacts('pages/x.yaml', { fr: { text } }, withCounts(root, company), []);
  expect(filled).toEqual({ fr: { text: 'Neuf villes. Six de 9.' } });
  const facts = { en: { email: 'hello@example.test' } };
  expect(fillFacts('faq.yaml', { en: '{company.email} answers.' }, facts, [])).toEqual({
    en: 'hello@example.test answers.',
  });
});

test('reports nothing when the company itself is invalid', () => {
  const mistakes: Mistake[] = [];
  expect(fillFacts('faq.yaml', 'In {company.onSite}.', undefined, mistakes)).toBe('In ….');
  expect(mistakes).toEqual([]);
});

test('keeps the placeholders that pages fill in', () => {
  expect(fillFacts('ui.yaml', 'IT in {city}', company, [])).toBe('IT in {city}');
});

test.each([
  ['offSite', '; did you mean {company.onSite}?'],
  ['homeFigures', ''],
  ['homeFigures.clients.more', '; did you mean {company.homeFigures.clients}?'],
])('reports %s, which is not a company text', (name, hint) => {
  const mistakes: Mistake[] = [];
  fillFacts('faq.yaml', { items: [{ en: { answer: `In {company.${name}}.` } }] }, company, mistakes);
  expect(linesOf(mistakes)).toEqual([
    `content/faq.yaml  items.0.en.answer  company.yaml has no text for {company.${name}}${hint}`,
  ]);
});

test('fills French sentences with French facts, falling back to English', () => {
  const both = { ...company, fr: { onSite: '2 à 4 heures' } };
  const data = { fr: { lead: 'En {company.onSite}, {company.homeFigures.clients}.' } };
  expect(fillFacts('pages/x.yaml', data, both, [])).toEqual({
    fr: { lead: 'En 2\u00a0à\u00a04\u00a0heures, 500+.' },
  });
  expect(fillFacts('legal/terms-of-service.fr.md', { body: '{company.onSite}' }, both, [])).toEqual({
    body: '2\u00a0à\u00a04\u00a0heures',
  });
});

test.each([
  ['within 2 to 4 hours.', 'within 2\u00a0to\u00a04\u00a0hours.'],
  ['within 1 business hour', 'within 1\u00a0business hour'],
  ['in 15 minutes on average', 'in 15\u00a0minutes on average'],
  ['en 2 à 4 heures', 'en 2\u00a0à\u00a04\u00a0heures'],
  ['4.9 out of 5 from 200+ reviews', '4.9\u00a0out\u00a0of\u00a05 from 200+ reviews'],
  ['note de 4,9 sur 5', 'note de 4,9\u00a0sur\u00a05'],
  ['24 heures sur 24', '24\u00a0heures sur 24'],
  ['opens to 3 people, all of them', 'opens to 3\u00a0people, all of them'],
  ['après {retentionDays} jours', 'après {retentionDays}\u00a0jours'],
  ['usually in 2 to 4.', 'usually in 2\u00a0to\u00a04.'],
  ['under Law 25', 'under Law\u00a025'],
  ['Microsoft 365 and Azure', 'Microsoft\u00a0365 and Azure'],
  ['500+ Canadian businesses'],
  ['24/7 support'],
  ['8 to 46 characters'],
  ['a 5-minute check'],
  ['14 dayshifts'],
])('binds a number to its unit, if it has one: %s', (text, bound = text) => {
  expect(bindUnits(text)).toBe(bound);
});
