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
  expect(regexes.length).toBeGreaterThan(30);
});

// A test for each file: all together take a minute on a busy machine.
test.each([...Map.groupBy(regexes, ({ file }) => file)])(
  'the regular expressions in %s take linear time on every input',
  async (_, found) => {
    for (const { source, flags } of found) {
      const { status, ...rest } = await check(source, flags, limits);
      const attack = 'attack' in rest ? `, for example by ${rest.attack?.pattern}` : '';
      expect(`/${source}/${flags} is ${status}${attack}`).toBe(`/${source}/${flags} is safe`);
    }
  },
);

test('no regular expression is built from a string, which this test could not check', () => {
  const built = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ file }) => file);
  expect(built).toEqual([]);
});
