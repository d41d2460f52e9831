import { expect, test } from '@jest/globals';
import { describeWaysIn } from './describe-ways-in';

const words = {
  noGap: 'No gap.',
  noWayIn: 'None.',
  oneWayIn: 'One: {walls}.',
  waysIn: 'Ways: {walls}.',
  allWaysIn: 'All.',
};
const rules = { name: 'Rules', state: 'wide' } as const;
const access = { name: 'Accès', state: 'open' } as const;
const backups = { name: 'Backups', state: 'narrow' } as const;
const updates = { name: 'Updates', state: 'whole' } as const;

test.each([
  ['en', [updates, updates], 'No gap.'],
  ['en', [updates, backups], 'None.'],
  ['en', [updates, rules], 'One: rules.'],
  ['en', [rules, backups, access, rules], 'Ways: accès, rules and rules.'],
  ['en', [rules, access], 'All.'],
  ['fr', [rules, updates, access], 'Ways: accès et rules.'],
] as const)('in %s, wide gaps and missing walls are ways in: %j', (language, walls, expected) => {
  expect(describeWaysIn(walls, words, language)).toBe(expected);
});
