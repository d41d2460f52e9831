import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeExport } from '../../server/testing/make-export.ts';
import { publishRelease } from './publish-release.ts';
import { listReleases, switchRelease } from './releases.ts';

let folder: string;
const read = (...names: string[]) => fs.readFileSync(path.join(folder, ...names), 'utf8');
const inode = (...names: string[]) => fs.statSync(path.join(folder, ...names)).ino;

/** Publishes a small export whose home page says `home`. */
const publish = async (home: string, files: Readonly<Record<string, string>> = {}) =>
  publishRelease(await makeExport({ 'index.html': home, ...files }), folder);

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'releases-')), '.releases');
});

test('serves the newest release', async () => {
  await publish('first');
  const second = await publish('second');
  expect(fs.readlinkSync(path.join(folder, 'current'))).toBe(second);
  expect(read('current', 'index.html')).toBe('second');
});

test('a release does not change when the export is overwritten', async () => {
  const out = await makeExport({ 'index.html': 'first' });
  await publishRelease(out, folder);
  fs.writeFileSync(path.join(out, 'index.html'), 'half a pa');
  expect(read('current', 'index.html')).toBe('first');
});

test('a release tells nginx and Caddy its name', async () => {
  const id = await publish('first');
  expect(read('current', '.hosting/nginx-release.conf')).toContain(`default "${id}";`);
  expect(read('current', '.hosting/release.caddy')).toContain(`vars site_release ${id}\n`);
});

test('an unchanged file is a hard link to the previous release', async () => {
  const first = await publish('first', { 'about.html': 'same' });
  const second = await publish('second', { 'about.html': 'same' });
  expect(inode(second, 'about.html')).toBe(inode(first, 'about.html'));
  expect(inode(second, 'index.html')).not.toBe(inode(first, 'index.html'));
});

test('keeps the last three releases', async () => {
  await publish('1');
  const rest = [await publish('2'), await publish('3'), await publish('4')];
  expect(listReleases(folder)).toEqual({ ids: rest, current: rest.at(-1) });
});

test('an export that is already a release is served again without a copy', async () => {
  const first = await publish('first');
  const second = await publish('second');
  expect(await publish('first')).toBe(first);
  expect(listReleases(folder)).toEqual({ ids: [first, second], current: first });
});

test('assets hold the hashed files of kept releases only', async () => {
  const script = (name: string) => ({ [`_next/static/chunks/${name}.js`]: name });
  await publish('1', script('a'));
  await publish('2', script('b'));
  expect(read('assets', '_next/static/chunks/a.js')).toBe('a');
  await publish('3', script('c'));
  await publish('4', script('d'));
  expect(fs.readdirSync(path.join(folder, 'assets/_next/static/chunks'))).toEqual(['b.js', 'c.js', 'd.js']);
});

test('refuses an unfinished export and changes nothing', async () => {
  const first = await publish('first');
  const out = await makeExport({ 'index.html': 'second' });
  fs.rmSync(path.join(out, '.policy.json'));
  await expect(publishRelease(out, folder)).rejects.toThrow('has no .policy.json');
  expect(listReleases(folder)).toEqual({ ids: [first], current: first });
});

test('removes the leftovers of an interrupted copy', async () => {
  fs.mkdirSync(path.join(folder, '.unfinished/old'), { recursive: true });
  const id = await publish('first');
  expect(fs.readdirSync(folder).toSorted()).toEqual([id, 'current']);
  expect(fs.readdirSync(path.join(folder, id))).not.toContain('old');
});

test('switches back to an older release', async () => {
  const first = await publish('first');
  const second = await publish('second');
  switchRelease(folder, first);
  expect(listReleases(folder)).toEqual({ ids: [first, second], current: first });
  expect(read('current', 'index.html')).toBe('first');
});
