import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readSources } from './testing/read-sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')));

const folders = ['app', 'components', 'lib', 'server', 'art', 'boot', 'scripts'];
const sources = new Map(readSources(root, folders).map((source) => [source.file, source]));

/** The entry points of `npm run build`, `npm start` and the commands for operators. */
const entries = [
  ...[...sources.keys()].filter((file) => file.startsWith('app/') && !file.endsWith('.css')),
  ...['prebuild', 'postbuild', 'start', 'rollback', 'messages'].map((name) => `scripts/${name}.ts`),
];

function reachableFrom(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    reachableFrom(sources.get(file)?.imports.map(({ target }) => target) ?? [], seen);
  }
  return seen;
}

const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

test('building and serving the site needs no development dependency', () => {
  const files = [...reachableFrom(entries)].filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const missing = files.flatMap((file) =>
    (sources.get(file)?.packages ?? [])
      .filter((name) => !name.startsWith('node:') && !(packageOf(name) in dependencies))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the packages that Next would install during a build are dependencies', () => {
  const required = ['typescript', '@types/node', '@types/react'];
  expect(required.filter((name) => !(name in dependencies))).toEqual([]);
});

test('dependencies have exact versions', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all).not.toEqual([]);
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});
