import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../../lib/content/content-error.ts';
import { findTranslationDrift, recordReview } from '../../lib/content/french/translation-drift.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { markOf, numbersIn, withoutMarks } from './field-mark.ts';
import { isAllowed } from './is-allowed.ts';
import { listFields } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { openSaver } from './save.ts';

const file = 'pages/home.yaml';
const source = '# a remark\nen: { title: Overnight log }\nfr:\n  title: Journal de nuit\n';
const french = numberOf(file, ['fr', 'title']);
const known = { number: french, before: 'Journal de nuit' };

function openContent(check: () => readonly Mistake[] = () => []) {
  const root = temporaryFolder('editor');
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full));
  fs.writeFileSync(full, source);
  const saver = openSaver(root, check);
  const read = () => fs.readFileSync(full, 'utf8');
  const fields = () => listFields(root);
  return {
    fields,
    save: (value: string, own = known) => saver.save(fields(), [{ ...own, value }]),
    saver,
    read,
    full,
  };
}

afterEach(() => jest.restoreAllMocks());

test('a saved French text has French typography and no marks, and can be undone', () => {
  const { save, saver, read } = openContent();
  expect(save(`${markOf(french)}Le journal de l'équipe: « nuit »`)).toEqual({ outcome: 'saved' });
  expect(read()).toBe(
    source.replace('Journal de nuit', '"Le journal de l’équipe\u00a0: «\u00a0nuit\u00a0»"'),
  );
  expect(saver.undo()).toEqual({ outcome: 'saved' });
  expect(read()).toBe(source);
});

test('a saved English text has typographic apostrophes, on one line without invisible signs and ligatures, and a number stays a number', () => {
  const { saver, read, full, fields } = openContent();
  fs.writeFileSync(full, `${source}numbers: { staff: 19 }\n`);
  const changes = [
    {
      number: numberOf(file, ['en', 'title']),
      before: 'Overnight log',
      value: "The\tteam's\n\n\ufb01rst lo\u00adg",
    },
    { number: numberOf(file, ['numbers', 'staff']), before: '19', value: '20' },
  ];
  expect(saver.save(fields(), changes)).toEqual({ outcome: 'saved' });
  expect(read()).toBe(`${source.replace('Overnight log', 'The team’s first log')}numbers: { staff: 20 }\n`);
});

test('French that is saved with its English, or in place of a draft, is noted as read, if it was read before', () => {
  const { save, saver, read, full, fields } = openContent();
  const root = path.dirname(path.dirname(full));
  const unread = () => findTranslationDrift(root).map(({ field }) => field);
  const saveBoth = (english: string, value: string) => {
    const [en, fr] = [fields().get(numberOf(file, ['en', 'title'])), fields().get(french)];
    const changes = [en, fr].map((own, index) => ({
      ...{ number: own?.number ?? 0, before: own?.value ?? '', value: index === 0 ? english : value },
    }));
    expect(saver.save(fields(), changes)).toEqual({ outcome: 'saved' });
  };
  // Nobody has read it before.
  saveBoth('Night log', 'Journal de la nuit');
  expect(unread()).toEqual(['fr.title']);
  recordReview(root, () => true);
  saveBoth('Log', 'Journal');
  expect(unread()).toEqual([]);
  expect(saver.undo()).toEqual({ outcome: 'saved' });
  expect(unread()).toEqual([]);
  // Of a renamed city, too, whose name the French does not have.
  const title = { number: numberOf(file, ['en', 'title']), before: 'Night log', value: 'Day log' };
  saver.save(fields(), [title], true);
  expect(unread()).toEqual([]);
  saver.undo();
  expect(unread()).toEqual([]);
  // English alone is to be read, until somebody writes the French anew.
  fs.writeFileSync(full, read().replace('Night log', 'Day log'));
  expect(unread()).toEqual(['fr.title']);
  fs.writeFileSync(full, read().replace('Journal de la nuit', 'À ÉCRIRE Journal'));
  expect(save('Journal du jour', { number: french, before: 'À ÉCRIRE Journal' })).toEqual({
    outcome: 'saved',
  });
  expect(unread()).toEqual([]);
});

test('a text that is mended to what it was is not saved', () => {
  const { save, read, saver } = openContent();
  expect(save('Journal\tde nuit ')).toEqual({ outcome: 'same' });
  expect(read()).toBe(source);
  expect(saver.saved()).toEqual([]);
});

test('a text that the check refuses is not written; a mistake that was there before only keeps it from being shown', () => {
  const old = { file: 'faq.yaml', field: 'items', problem: 'is missing' };
  const fresh = { file, field: 'fr.title', problem: 'expected at least 8 characters' };
  const content = openContent(() => (content.read() === source ? [old] : [old, fresh]));
  expect(content.save('Nuit')).toEqual({ outcome: 'refused', mistakes: [fresh] });
  expect(content.read()).toBe(source);
  const other = openContent(() => [old]);
  expect(other.save('Une nuit')).toEqual({ outcome: 'waits' });
});

test('a copied item is a text to write, which holds nothing back', () => {
  const { saver, read, full, fields } = openContent(() => [
    { file, field: 'questions.1.en.question', problem: 'is a draft', isDraft: true },
  ]);
  fs.writeFileSync(full, 'questions:\n  - id: cost\n    en: { question: What does it cost? }\n');
  const number = numberOf(file, ['questions', '0', 'en', 'question']);
  const copy = { number, before: 'What does it cost?', action: 'copy' as const };
  expect(saver.save(fields(), [copy])).toEqual({ outcome: 'saved' });
  expect(read()).toContain('  - id: cost\n    en: { question: What does it cost? }\n');
  expect(read()).toContain('  - id: cost-2\n    en: { question: DRAFT What does it cost? }\n');
});

test('of a copied entry, texts are mended one by one, though each mended one names the next', () => {
  const copied = (field: string) => ({ file, field, problem: 'expected a text of its own' });
  const content = openContent(() => [copied(content.read() === source ? 'fr.title' : 'en.title')]);
  expect(content.save('Une nuit')).toEqual({ outcome: 'waits' });
  const still = openContent(() => [{ ...copied('fr.title'), problem: still.read() }]);
  expect(still.save('Une nuit')).toMatchObject({ outcome: 'refused' });
});

test('a text that has changed on disk, or is in no file, is not overwritten', () => {
  const { save, saver, read, full } = openContent();
  expect(save('Une nuit')).toEqual({ outcome: 'saved' });
  expect(save('Deux nuits')).toMatchObject({ outcome: 'conflict', theirs: [{ value: 'Une nuit' }] });
  expect(save('Deux nuits', { number: 7, before: '' })).toEqual({ outcome: 'conflict', theirs: [] });
  fs.appendFileSync(full, '# later\n');
  expect(saver.undo()).toEqual({ outcome: 'stale' });
  expect(read()).toContain('Une nuit');
});

test('a full disk leaves the file as it was and says so', () => {
  const { save, read } = openContent();
  jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  expect(save('Une nuit')).toEqual({
    outcome: 'failed',
    reason: 'Error: ENOSPC: no space left on device',
  });
  expect(read()).toBe(source);
});

test.each([
  ['a page of this start', { host: 'localhost:3000', origin: 'http://localhost:3000', token: 'abc' }, true],
  ['another token', { host: 'localhost:3000', origin: 'http://localhost:3000', token: 'abd' }, false],
  ['a foreign origin', { host: 'localhost:3000', origin: 'https://example.com', token: 'abc' }, false],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:8080', token: 'abc' }, false],
  [
    'a foreign name for this machine',
    { host: 'example.com', origin: 'http://example.com', token: 'abc' },
    false,
  ],
])('who may change texts: %s', (_, { host, origin, token }, isExpected) => {
  expect(isAllowed({ headers: { host, origin, 'x-editor-token': token } }, 'abc')).toBe(isExpected);
  expect(isAllowed({ headers: { host, origin, 'x-editor-token': '' } }, '')).toBe(false);
});

test('a mark is found in a text and can be removed', () => {
  const text = `${markOf(french)}Journal ${markOf(7)}de nuit`;
  expect(numbersIn(text)).toEqual([french, 7]);
  expect(withoutMarks(text)).toBe('Journal de nuit');
});
