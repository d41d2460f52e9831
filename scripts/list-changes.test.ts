import { stripVTControlCharacters } from 'node:util';
import { listChanges } from './list-changes.ts';

test('a text that takes another number of lines is shown whole, and the lines below it are as they were', () => {
  const before = 'en:\n  lead: >-\n    One\n    two.\n  title: "Old"\nfr:\n  title: Vieux !\n';
  const after = 'en:\n  lead: >-\n    One two.\n  title: "Old"\nfr:\n  title: Vieux!\n';
  const places = listChanges(before, after).map(({ line, shown }) => [
    line,
    ...shown.map(stripVTControlCharacters),
  ]);
  expect(places).toEqual([
    [3, '- One', '- two.', '+ One two.'],
    [6, '- title: Vieux !', '+ title: Vieux!'],
  ]);
  expect(listChanges(before, before)).toEqual([]);
});
