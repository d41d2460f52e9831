import path from 'node:path';
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

/** The rooms that each room may import, besides itself. A file belongs to the first room that contains it. */
const rooms: [room: string, ...mayImport: string[]][] = [
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
  ['components/ui', 'lib/brand', 'lib/hydration', 'lib/i18n'],
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
const roomOf = (file: string) => rooms.find(([room]) => isIn(room)(file));

test('every source file has a room', () => {
  expect(code.length).toBeGreaterThan(300);
  expect(code.map(({ file }) => file).filter((file) => !roomOf(file))).toEqual([]);
});

test('every import resolves to a file', () => {
  expect(sources.flatMap(({ file, missing }) => missing.map((name) => `${file} imports ${name}`))).toEqual(
    [],
  );
});

test('rooms import only the rooms they may', () => {
  const forbidden = code.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => !roomOf(file)?.some((room) => isIn(room)(target)))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(forbidden).toEqual([]);
});

test('imports have no cycles', () => {
  expect(
    findCycle(new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)]))),
  ).toEqual([]);
});

test('no two folders import each other', () => {
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

test('no file only re-exports', () => {
  const isBarrel = ({ text }: Source) =>
    /^export\b[^;]*?\bfrom\s/m.test(text) &&
    !/^(?:export )?(?:async )?(?:const|let|function|class|type)\b/m.test(text);
  expect(code.filter(isBarrel).map(({ file }) => file)).toEqual([]);
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

test('code that runs without a build imports files relatively, with their extension', () => {
  const odd = sources
    .filter(({ file }) => /^(?:lib|server|art|boot|scripts)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ name }) => !/^\.\.?\/.*\.\w+$/.test(name))
        .map(({ name }) => `${file} imports ${name}`),
    );
  expect(odd).toEqual([]);
});

test('pure folders use no files, network, clock or React', () => {
  const impure = code.filter(
    ({ file, packages, text }) =>
      pure.some((room) => isIn(room)(file)) &&
      (packages.some((name) => /^(?:node:|react|next)/.test(name)) ||
        /\bDate\.now\(|\bnew Date\(\)|\bprocess\./.test(text) ||
        (!isIn('lib/http')(file) && /\bfetch\(/.test(text))),
  );
  expect(impure.map(({ file }) => file)).toEqual([]);
});

test('only server code can read the content', () => {
  // Next refuses to bundle node:fs for browsers.
  const reader = sources.find(({ file }) => file === 'lib/content/read-file.ts');
  expect(reader?.packages).toContain('node:fs');
});

test('only islands are client components', () => {
  const clients = code.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ file }) => file);
  expect(clients.length).toBeGreaterThan(4);
  expect(clients.filter((file) => !isIn('components/islands')(file))).toEqual([]);
});

test('only components/ui takes a className', () => {
  const open = code
    .filter(({ file }) => isIn('components')(file) && !isIn('components/ui')(file))
    .filter(({ text }) => /type \w*Props\b[^=]*=[^;]*?\{(?:(?!\n\};?\n)[\s\S])*?\bclassName\??:/.test(text));
  expect(open.map(({ file }) => file)).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > 300);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('file names are in kebab-case and say what the file holds', () => {
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

/** The first import cycle, with its first file repeated at the end; empty when there is none. */
function findCycle(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (finished.has(file)) return [];
    finished.add(file);
    return firstCycle(importsOf.get(file) ?? [], [...way, file]);
  };
  const firstCycle = (files: Iterable<string>, way: readonly string[]): string[] => {
    for (const file of files) {
      const cycle = visit(file, way);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  return firstCycle(importsOf.keys(), []);
}
