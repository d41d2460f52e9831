import { matchesTerm } from './matches-term.ts';

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
])('"%s" matches %j', (term, found) => {
  expect(matchesTerm(term, found)).toBe(true);
});

test.each([
  ['xylophone', ['x']],
  ['penetration', ['pen']],
  ['halifx', ['h']],
  ['sox', ['so']],
  ['law xylophone', ['law', 'x']],
  ['cloud', []],
])('"%s" does not match %j', (term, found) => {
  expect(matchesTerm(term, found)).toBe(false);
});
