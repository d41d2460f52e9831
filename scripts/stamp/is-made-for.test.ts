import type { ExportStamp } from './export-stamp.ts';
import { isMadeFor } from './is-made-for.ts';

const own = 'https://www.tamarackit.example';
const preview = 'https://preview.example';

/** What a build writes down when it is given these variables. */
const built = (by: ExportStamp['by'], variables: Partial<ExportStamp['variables']> = {}): ExportStamp => ({
  by,
  origin: variables.SITE_ORIGIN || own,
  variables: { SITE_ORIGIN: '', NEXT_PUBLIC_GA_ID: '', ...variables },
});
const commands = ['build', 'start'] as const;

test.each(commands)('an export of npm run %s fits the variables that it was made with', (by) => {
  const variables = { SITE_ORIGIN: preview, NEXT_PUBLIC_GA_ID: 'G-1' };
  expect(isMadeFor(built(by, variables), variables)).toBe(true);
  expect(isMadeFor(built(by), {})).toBe(true);
  expect(isMadeFor(built(by), { SITE_ORIGIN: '', NEXT_PUBLIC_GA_ID: '' })).toBe(true);
});

test.each(commands)('an export of npm run %s does not fit another origin or another id', (by) => {
  expect(isMadeFor(built(by), { SITE_ORIGIN: preview })).toBe(false);
  expect(isMadeFor(built(by), { NEXT_PUBLIC_GA_ID: 'G-1' })).toBe(false);
  expect(isMadeFor(built(by, { SITE_ORIGIN: preview }), { SITE_ORIGIN: own })).toBe(false);
  expect(isMadeFor(built(by, { NEXT_PUBLIC_GA_ID: 'G-1' }), { NEXT_PUBLIC_GA_ID: 'G-2' })).toBe(false);
});

test('an origin is the same with a slash at its end, and when the content names it', () => {
  expect(isMadeFor(built('start', { SITE_ORIGIN: preview }), { SITE_ORIGIN: `${preview}/` })).toBe(true);
  expect(isMadeFor(built('start'), { SITE_ORIGIN: own })).toBe(true);
});

test('what is no origin fits nothing, so that the build says so', () => {
  expect(isMadeFor(built('build'), { SITE_ORIGIN: 'www.tamarackit.example' })).toBe(false);
});

test.each([{ SITE_ORIGIN: preview }, { NEXT_PUBLIC_GA_ID: 'G-1' }])(
  'made with %o by npm start, it does not fit when that is no longer set',
  (variables) => {
    expect(isMadeFor(built('start', variables), {})).toBe(false);
  },
);

test.each([{ SITE_ORIGIN: preview }, { NEXT_PUBLIC_GA_ID: 'G-1' }])(
  'made with %o by npm run build, it is meant to stay where that is not set',
  (variables) => {
    expect(isMadeFor(built('build', variables), {})).toBe(true);
  },
);
