import fs from 'node:fs';
import { pureFolders } from './pure-folders.ts';
import { readSources } from './testing/read-sources.ts';

// Rules that neither dependency-cruiser nor Biome knows.

const components = readSources('components');
const namesOf = (sources: readonly { file: string }[]) => sources.map(({ file }) => file);

test('only islands are client components', () => {
  const clients = components.filter(({ text }) => /^['"]use client['"]/.test(text));
  expect(clients.length).toBeGreaterThan(4);
  expect(namesOf(clients.filter(({ file }) => !file.startsWith('components/islands/')))).toEqual([]);
});

test('only components/ui takes a className', () => {
  const open = components.filter(({ text }) =>
    /type \w*Props\b[^=]*=[^;]*?\{(?:(?!\n\};?\n)[\s\S])*?\bclassName\??:/.test(text),
  );
  expect(open.length).toBeGreaterThan(0);
  expect(namesOf(open.filter(({ file }) => !file.startsWith('components/ui/')))).toEqual([]);
});

test('pure folders and drawings read no clock and no environment and leave nothing to chance', () => {
  const sources = readSources(...pureFolders, 'art');
  expect(sources.length).toBeGreaterThan(50);
  const impure = sources.filter(({ text }) =>
    /\bDate\.now\(|\bnew Date\(\)|\bprocess\.|\bMath\.random\b/.test(text),
  );
  expect(namesOf(impure)).toEqual([]);
});

test('dependencies have exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(`${version}`),
  );
  expect(inexact).toEqual([]);
});
