import { check } from 'recheck';
import { listRegexes } from './testing/list-regexes.ts';
import { readSources } from './testing/read-sources.ts';

const sources = readSources('lib', 'server');
// The checker counts steps, not time, so a busy machine does not change its verdict. The one time limit, for each expression,
// is five times what all need together.
const limits = { timeout: 40_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
const regexes = sources.flatMap(({ file, text }) => listRegexes(text).map((regex) => ({ ...regex, file })));

test('finds regular expressions after operators, in templates and next to divisions', () => {
  const template = '`$' + '{f(/one/g)} $' + '{{ g: 1 } / 2}/no/`';
  const code = `const a = b / c / d; // /no/\nconst e = ${template};\nif (/t[/]wo/.test(a)) h();`;
  expect(listRegexes(code)).toEqual([
    { source: 'one', flags: 'g' },
    { source: 't[/]wo', flags: '' },
  ]);
});

test('regular expressions in lib and server take linear time on every input', async () => {
  expect(regexes.length).toBeGreaterThan(30);
  const vulnerable: string[] = [];
  for (const { source, flags, file } of regexes) {
    const { status, ...found } = await check(source, flags, limits);
    if (status === 'safe') continue;
    const attack = 'attack' in found ? `, for example by ${found.attack?.pattern}` : '';
    vulnerable.push(`${file}  /${source}/${flags} is ${status}${attack}`);
  }
  expect(vulnerable).toEqual([]);
});

test('no regular expression is built from a string, which this test could not check', () => {
  const built = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ file }) => file);
  expect(built).toEqual([]);
});
