import { holdsTerm } from './holds-term.ts';

test.each([
  ['cloud', ['Cloud,']],
  ['backups', ['backup']],
  ['studies', ['study', 'case']],
  ['managed it toronto', ['Toronto.', 'managed', 'IT']],
  ['québec', ['Quebec']],
  ['hameconnage', ['l’hameçonnage']],
  ['équipe', ['qu’équipe']],
  ['law', ['lawyers']],
  ['laws', ['law']],
])('"%s" is held by %j', (term, found) => {
  expect(holdsTerm(term, found)).toBe(true);
});

test.each([
  ['xylophone', ['x']],
  ['penetration', ['pen']],
  ['halifx', ['h']],
  ['sox', ['so']],
  ['law xylophone', ['law', 'x']],
  ['cloud', []],
])('"%s" is not held by %j', (term, found) => {
  expect(holdsTerm(term, found)).toBe(false);
});
