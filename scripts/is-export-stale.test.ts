import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isExportStale } from './is-export-stale.ts';

const root = path.resolve(import.meta.dirname, '..');
const preview = 'https://preview.example';
let project: string;

/** Marks the project's export as built now, with the build's own last step. */
function markBuilt(by: string, variables: Record<string, string>): void {
  const { SITE_ORIGIN: _, NEXT_PUBLIC_GA_ID: __, ...env } = process.env;
  execFileSync(
    process.execPath,
    ['--conditions=react-server', 'scripts/mark-built.ts', by, path.join(project, 'out')],
    { cwd: root, env: { ...env, ...variables } },
  );
}

/** Writes a file of the project, changed a number of seconds from now. */
function write(file: string, seconds: number): void {
  const full = path.join(project, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, '');
  const time = Date.now() / 1000 + seconds;
  fs.utimesSync(full, time, time);
}

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  write('out/index.html', 0);
  write('content/company.yaml', -60);
  write('package.json', -60);
});

test('an export that is marked as built is fresh', () => {
  markBuilt('build', {});
  expect(isExportStale(project, {})).toBe(false);
});

test('an export that was never finished is stale', () => {
  expect(isExportStale(project, {})).toBe(true);
});

test.each(['', '{}', 'built'])('an export whose mark says "%s" is stale', (text) => {
  fs.writeFileSync(path.join(project, 'out/.built'), text);
  expect(isExportStale(project, {})).toBe(true);
});

test.each([
  'content/company.yaml',
  'app/(en)/page.tsx',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  '.browserslistrc',
])('an export is stale when %s has changed since', (file) => {
  markBuilt('build', { SITE_ORIGIN: preview });
  expect(isExportStale(project, {})).toBe(false);
  write(file, 60);
  expect(isExportStale(project, {})).toBe(true);
});

test('an export is stale for another origin or id of analytics than it was built with', () => {
  markBuilt('build', { SITE_ORIGIN: preview });
  expect(isExportStale(project, { SITE_ORIGIN: preview })).toBe(false);
  expect(isExportStale(project, { SITE_ORIGIN: 'https://www.tamarackit.example' })).toBe(true);
  expect(isExportStale(project, { NEXT_PUBLIC_GA_ID: 'G-1' })).toBe(true);
});

test('an export that npm start built is stale when it is started without its variables', () => {
  markBuilt('start', { NEXT_PUBLIC_GA_ID: 'G-1' });
  expect(isExportStale(project, { NEXT_PUBLIC_GA_ID: 'G-1' })).toBe(false);
  expect(isExportStale(project, {})).toBe(true);
});

test('an export that was built and copied to another machine is as fresh as it was', () => {
  markBuilt('build', { SITE_ORIGIN: preview, NEXT_PUBLIC_GA_ID: 'G-1' });
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  execFileSync('cp', ['-a', `${project}/.`, other]);
  expect(isExportStale(other, {})).toBe(false);
});
