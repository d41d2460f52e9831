import { splitMarks } from './split-marks.ts';

const textOf = (excerpt: string) =>
  splitMarks(excerpt).map(({ text, marked }) => (marked ? `[${text}]` : text));

test('separates marked from unmarked text', () => {
  expect(textOf('Backups of <mark>cloud</mark> files, <mark>cloud</mark> mail')).toEqual([
    'Backups of ',
    '[cloud]',
    ' files, ',
    '[cloud]',
    ' mail',
  ]);
});

test('an excerpt may begin and end with a mark', () => {
  expect(textOf('<mark>Cloud</mark> <mark>files</mark>')).toEqual(['[Cloud]', ' ', '[files]']);
});

test('an excerpt without marks is one part', () => {
  expect(textOf('Nothing here')).toEqual(['Nothing here']);
  expect(splitMarks('')).toEqual([]);
});

test('unescapes angle brackets', () => {
  expect(textOf('a &lt;b&gt; <mark>&lt;c&gt;</mark>')).toEqual(['a <b> ', '[<c>]']);
});

test('every part has a unique index', () => {
  expect(splitMarks('ab<mark>c</mark>d').map(({ at }) => at)).toEqual([0, 2, 3]);
});
