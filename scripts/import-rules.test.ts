import path from 'node:path';
import { findCycle } from './testing/find-cycle.ts';
import { readSources, type Source } from './testing/read-sources.ts';

const pure = [
  'brand',
  'contact',
  'geo',
  'http',
  'hydration',
  'i18n',
  'landing',
  'pictures',
  'quiz',
  'search',
].map((name) => `lib/${name}`);

/** Which rooms a room may import, itself aside. The first room that holds a file is the file's room. */
const floors: [room: string, ...mayImport: string[]][] = [
  ['app', 'components/pages', 'components/layout', 'lib'],
  [
    'components/pages',
    'components/sections',
    'components/islands',
    'components/layout',
    'components/ui',
    'lib',
  ],
  ['components/sections', 'components/ui', ...pure],
  ['components/islands', 'components/ui', ...pure],
  ['components/layout', 'components/ui', ...pure],
  ['components/ui', 'lib/brand', 'lib/i18n'],
  ['lib/seo', 'lib/pages', 'lib/content', ...pure],
  ['lib/pages', 'lib/content', ...pure],
  ['lib/content', ...pure],
  ...pure.map((room): [string, ...string[]] => [room, 'lib/i18n']),
  ['server', 'lib/contact', 'lib/i18n'],
  ['art', 'lib/brand', 'lib/geo', 'lib/i18n'],
  ['boot', 'lib/hydration'],
  ['scripts', 'art', 'lib', 'server'],
];

const sources = readSources(path.resolve(import.meta.dirname, '..'), [
  'app',
  'components',
  'lib',
  'server',
  'art',
  'boot',
  'scripts',
  'e2e',
]);
const isTest = ({ file }: Source) => /\.test\.tsx?$|\/testing\//.test(file);
const code = sources.filter((source) => !isTest(source) && !source.file.startsWith('e2e/'));

const isIn = (room: string) => (file: string) => file.startsWith(`${room}/`);
const floorOf = (file: string) => floors.find(([room]) => isIn(room)(file));

test('every source file has a room', () => {
  expect(code.length).toBeGreaterThan(300);
  expect(code.map(({ file }) => file).filter((file) => !floorOf(file))).toEqual([]);
});

test('every import leads to a file that is there', () => {
  expect(sources.flatMap(({ file, missing }) => missing.map((name) => `${file} imports ${name}`))).toEqual(
    [],
  );
});

test('rooms import only the rooms below them', () => {
  const forbidden = code.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => !floorOf(file)?.some((room) => isIn(room)(target)))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(forbidden).toEqual([]);
});

test('no file imports itself by a detour', () => {
  expect(
    findCycle(new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)]))),
  ).toEqual([]);
});

test('of two folders, at most one imports the other', () => {
  const folderOf = (file: string) => path.dirname(file).split('/').slice(0, 2).join('/');
  const pairs = new Set(
    code.flatMap(({ file, imports }) => imports.map(({ target }) => `${folderOf(file)} ${folderOf(target)}`)),
  );
  expect(pairs.size).toBeGreaterThan(50);
  const isMutual = (pair: string) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  };
  expect([...pairs].filter(isMutual)).toEqual([]);
});

test('no file only passes on what others export', () => {
  const passesOn = ({ text }: Source) =>
    /^export\b[^;]*?\bfrom\s/m.test(text) &&
    !/^(?:export )?(?:async )?(?:const|let|function|class|type)\b/m.test(text);
  expect(code.filter(passesOn).map(({ file }) => file)).toEqual([]);
});

test('pages and components import their neighbours by ./ and everything else by @/', () => {
  const odd = code
    .filter(({ file }) => /^(?:app|components)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ name, target }) =>
          target.startsWith(`${path.dirname(file)}/`) ? !name.startsWith('./') : !name.startsWith('@/'),
        )
        .map(({ name }) => `${file} imports ${name}`),
    );
  expect(odd).toEqual([]);
});

test('what runs without a build names files whole, with their ending', () => {
  const odd = sources
    .filter(({ file }) => /^(?:lib|server|art|boot|scripts)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ name }) => !/^\.\.?\/.*\.\w+$/.test(name))
        .map(({ name }) => `${file} imports ${name}`),
    );
  expect(odd).toEqual([]);
});

test('pure domain folders know no files, network, clock or React', () => {
  const impure = code.filter(
    ({ file, packages, text }) =>
      pure.some((room) => isIn(room)(file)) &&
      (packages.some((name) => /^(?:node:|react|next)/.test(name)) ||
        /\bDate\.now\(|\bnew Date\(\)|\bprocess\./.test(text) ||
        (!isIn('lib/http')(file) && /\bfetch\(/.test(text))),
  );
  expect(impure.map(({ file }) => file)).toEqual([]);
});

test('content is read by the server alone', () => {
  // A build refuses to put files' own module into a browser's code.
  const reader = sources.find(({ file }) => file === 'lib/content/read-file.ts');
  expect(reader?.packages).toContain('node:fs');
});

test('islands are the only code that says it is for the client', () => {
  const clients = code.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ file }) => file);
  expect(clients.length).toBeGreaterThan(4);
  expect(clients.filter((file) => !isIn('components/islands')(file))).toEqual([]);
});

test('only small parts take class names from outside', () => {
  const open = code
    .filter(({ file }) => isIn('components')(file) && !isIn('components/ui')(file))
    .filter(({ text }) => /type \w*Props\b[^=]*=[^;]*?\{(?:(?!\n\};?\n)[\s\S])*?\bclassName\??:/.test(text));
  expect(open.map(({ file }) => file)).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > 300);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('files are named in kebab-case for what is in them', () => {
  const special = /^(?:\((?:en|fr)\)|\[slug\]|\[\.\.\.redirect\]|pages\.json|manifest\.webmanifest|testing)$/;
  const odd = sources.filter(({ file }) => {
    const parts = file.replace(/(?:\.(?:test|spec|dev|d))?\.tsx?$|\.css$/, '').split('/');
    return parts.some(
      (part) =>
        (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part) && !special.test(part)) ||
        /^(?:utils?|helpers?|misc|common|types|constants|index)$/.test(part),
    );
  });
  expect(odd.map(({ file }) => file)).toEqual([]);
});
