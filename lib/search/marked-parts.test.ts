import { markedParts } from './marked-parts.ts';

const textOf = (excerpt: string) =>
  markedParts(excerpt).map(({ text, marked }) => (marked ? `[${text}]` : text));

test('what was found stands apart from the rest', () => {
  expect(textOf('Backups of <mark>cloud</mark> files, <mark>cloud</mark> mail')).toEqual([
    'Backups of ',
    '[cloud]',
    ' files, ',
    '[cloud]',
    ' mail',
  ]);
});

test('an excerpt may begin and end with what was found', () => {
  expect(textOf('<mark>Cloud</mark> <mark>files</mark>')).toEqual(['[Cloud]', ' ', '[files]']);
});

test('an excerpt without a mark is one part', () => {
  expect(textOf('Nothing here')).toEqual(['Nothing here']);
  expect(markedParts('')).toEqual([]);
});

test('escaped signs become themselves, as text', () => {
  expect(textOf('a &lt;b&gt; <mark>&lt;c&gt;</mark>')).toEqual(['a <b> ', '[<c>]']);
});

test('every part has a place of its own', () => {
  expect(markedParts('ab<mark>c</mark>d').map(({ at }) => at)).toEqual([0, 2, 3]);
});
