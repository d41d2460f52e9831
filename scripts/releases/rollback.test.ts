import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeExport } from '../../server/testing/make-export.ts';
import { listReleases } from './list-releases.ts';
import { publishRelease } from './publish-release.ts';
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

test('serves the release before', () => {
  expect(rollback([], folder)).toBe(`Serving ${first}\nbefore: ${second}`);
  expect(served()).toBe(first);
});

test('goes forward again to the release it is told', () => {
  rollback([], folder);
  rollback(['--to', second], folder);
  expect(served()).toBe(second);
});

test('shows the releases and marks the one that is served', () => {
  expect(rollback(['--list'], folder)).toBe(`  ${first}\n* ${second}`);
  expect(served()).toBe(second);
});

test('says so when there is nothing older, and what there is', () => {
  rollback([], folder);
  expect(() => rollback([], folder)).toThrow(
    `There is no older release. ${folder} holds:\n* ${first}\n  ${second}`,
  );
  expect(served()).toBe(first);
});

test('refuses a release that is not there', () => {
  expect(() => rollback(['--to', 'yesterday'], folder)).toThrow('There is no release "yesterday".');
  expect(served()).toBe(second);
});

test('refuses an option that it does not know, and shows those it does', () => {
  expect(() => rollback(['--back'], folder)).toThrow(
    /'--back'[\s\S]*Usage: npm run rollback \[-- --list \| -- --to RELEASE\]/,
  );
});

test('says what to do where nothing was published', () => {
  expect(rollback(['--list'], '/nowhere')).toBe('/nowhere holds no release: run "npm run build" first.');
});
