import fs from 'node:fs';
import path from 'node:path';
import { findProblems, readItems, readTitles } from './find-problems.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/specification');

const readFile = (file: string) => {
  const place = path.join(root, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
};

test('every item of the specification names tests that exist', () => {
  const items = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => readItems(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(items.length).toBeGreaterThan(300);
  expect(findProblems(items, readFile)).toEqual([]);
});

test('reports unknown files and titles, items without a test, and numbers out of order', () => {
  const items = readItems(`
| item | | held by |
| --- | --- | --- |
| 1.9 | A | a.test.ts › works |
| 1.10 | B | a.test.ts › fails<br>b.test.ts › works |
| 1.10 | C |  |
`);
  const code = "test('works', () => {});";
  expect(findProblems(items, (file) => (file === 'a.test.ts' ? code : undefined))).toEqual([
    '1.10: a.test.ts has no test “fails”',
    '1.10: there is no file b.test.ts',
    '1.10: no test holds it',
    '1.10: comes after 1.10: numbers are unique and in order',
  ]);
});

test('reads titles of tests, groups, steps and tables, in any quotes', () => {
  const code = [
    "test.describe('a group', () => {});",
    'test(`$' + '{path} it’s here`, () => {});',
    "await test.step('a step', () => {});",
    "test.each([[1], [2]])('adds %d', () => {});",
    "test(\n  'on the next line',\n  async () => {});",
    "expect('no title').toBe('no title');",
  ].join('\n');
  expect(readTitles(code)).toEqual(['a group', '{path} it’s here', 'a step', 'adds %d', 'on the next line']);
});
