import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeExport } from '../server/testing/make-export.ts';
import { publishRelease } from './releases/publish-release.ts';
import { listReleases } from './releases/releases.ts';
import { rollback } from './rollback.ts';

let folder: string;
let first: string;
let second: string;
const served = () => listReleases(folder).current;

beforeEach(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'releases-')), '.releases');
  first = await publishRelease(await makeExport({ 'index.html': 'first' }), folder);
  second = await publishRelease(await makeExport({ 'index.html': 'second' }), folder);
});

test('serves the previous release', () => {
  expect(rollback([], folder)).toBe(`Serving ${first}\nbefore: ${second}`);
  expect(served()).toBe(first);
});

test('serves the release given by --to', () => {
  rollback([], folder);
  rollback(['--to', second], folder);
  expect(served()).toBe(second);
});

test('--list marks the current release', () => {
  expect(rollback(['--list'], folder)).toBe(`  ${first}\n* ${second}`);
  expect(served()).toBe(second);
});

test('lists the releases when none is older', () => {
  rollback([], folder);
  expect(() => rollback([], folder)).toThrow(
    `There is no older release. ${folder} holds:\n* ${first}\n  ${second}`,
  );
  expect(served()).toBe(first);
});

test('refuses an unknown release', () => {
  expect(() => rollback(['--to', 'yesterday'], folder)).toThrow('There is no release "yesterday".');
  expect(served()).toBe(second);
});

test('answers an unknown option with the usage', () => {
  expect(() => rollback(['--back'], folder)).toThrow(
    /'--back'[\s\S]*Usage: npm run rollback \[-- --list \| -- --to RELEASE\]/,
  );
});

test('suggests a build when nothing is published', () => {
  expect(rollback(['--list'], '/nowhere')).toBe('/nowhere holds no release: run "npm run build" first.');
});
