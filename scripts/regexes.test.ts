import path from 'node:path';
import { check } from 'recheck';
import { listRegexes } from './testing/list-regexes.ts';
import { readSources } from './testing/read-sources.ts';

const sources = readSources(path.resolve(import.meta.dirname, '..'), ['lib', 'server']).filter(
  ({ file }) => !/\.test\.tsx?$|\/testing\//.test(file),
);
// The checker counts the characters that an expression reads, from one seed: a busy machine changes no verdict. The one
// limit of time, twenty times what all of them need, is for an analysis that never ends.
const limits = { timeout: 100_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
const regexes = sources.flatMap(({ file, text }) =>
  listRegexes(text).map(({ source, flags, line }) => ({ source, flags, place: `${file}:${line}` })),
);

test('regular expressions are found after operators, in templates and beside divisions', () => {
  const template = '`$' + '{f(/one/g)} $' + '{{ g: 1 } / 2}/no/`';
  const code = `const a = b / c / d; // /no/\nconst e = ${template};\nif (/t[/]wo/.test(a)) h();`;
  expect(listRegexes(code)).toEqual([
    { source: 'one', flags: 'g', line: 2 },
    { source: 't[/]wo', flags: '', line: 3 },
  ]);
});

test('no input makes a regular expression of lib or server take more than linear time', async () => {
  expect(regexes.length).toBeGreaterThan(30);
  const vulnerable: string[] = [];
  for (const { source, flags, place } of regexes) {
    const { status, ...found } = await check(source, flags, limits);
    if (status === 'safe') continue;
    const attack = 'attack' in found ? `, for example by ${found.attack?.pattern}` : '';
    vulnerable.push(`${place}  /${source}/${flags} is ${status}${attack}`);
  }
  expect(vulnerable).toEqual([]);
}, 120_000);

test('none is made of text, where nobody can check it', () => {
  const made = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ file }) => file);
  expect(made).toEqual([]);
});
