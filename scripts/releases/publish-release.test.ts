import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeExport } from '../../server/testing/make-export.ts';
import { listReleases } from './list-releases.ts';
import { publishRelease } from './publish-release.ts';
import { switchRelease } from './switch-release.ts';

let folder: string;
const read = (...names: string[]) => fs.readFileSync(path.join(folder, ...names), 'utf8');
const inode = (...names: string[]) => fs.statSync(path.join(folder, ...names)).ino;

/** Publishes a small export whose home page says `home`. */
const publish = async (home: string, files: Readonly<Record<string, string>> = {}) =>
  publishRelease(await makeExport({ 'index.html': home, ...files }), folder);

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'releases-')), '.releases');
});

test('the newest release is the one that is served', async () => {
  await publish('first');
  const second = await publish('second');
  expect(fs.readlinkSync(path.join(folder, 'current'))).toBe(second);
  expect(read('current', 'index.html')).toBe('second');
});

test('a release stays as it is when the export is written anew in place', async () => {
  const out = await makeExport({ 'index.html': 'first' });
  await publishRelease(out, folder);
  fs.writeFileSync(path.join(out, 'index.html'), 'half a pa');
  expect(read('current', 'index.html')).toBe('first');
});

test('nginx and Caddy are told which release their policies are of', async () => {
  const id = await publish('first');
  expect(read('current', '.hosting/nginx-release.conf')).toContain(`default "${id}";`);
  expect(read('current', '.hosting/release.caddy')).toContain(`vars site_release ${id}\n`);
});

test('a file that did not change takes no room again and keeps its time', async () => {
  const first = await publish('first', { 'about.html': 'same' });
  const second = await publish('second', { 'about.html': 'same' });
  expect(inode(second, 'about.html')).toBe(inode(first, 'about.html'));
  expect(inode(second, 'index.html')).not.toBe(inode(first, 'index.html'));
});

test('the last three releases are kept', async () => {
  await publish('1');
  const rest = [await publish('2'), await publish('3'), await publish('4')];
  expect(listReleases(folder)).toEqual({ ids: rest, current: rest.at(-1) });
});

test('an export that is kept already is served again, not copied', async () => {
  const first = await publish('first');
  const second = await publish('second');
  expect(await publish('first')).toBe(first);
  expect(listReleases(folder)).toEqual({ ids: [first, second], current: first });
});

test('what pages of kept releases name by its hash is there for all of them, and no longer', async () => {
  const script = (name: string) => ({ [`_next/static/chunks/${name}.js`]: name });
  await publish('1', script('a'));
  await publish('2', script('b'));
  expect(read('assets', '_next/static/chunks/a.js')).toBe('a');
  await publish('3', script('c'));
  await publish('4', script('d'));
  expect(fs.readdirSync(path.join(folder, 'assets/_next/static/chunks'))).toEqual(['b.js', 'c.js', 'd.js']);
});

test('an export that is not finished changes nothing', async () => {
  const first = await publish('first');
  const out = await makeExport({ 'index.html': 'second' });
  fs.rmSync(path.join(out, '.policy.json'));
  await expect(publishRelease(out, folder)).rejects.toThrow('has no .policy.json');
  expect(listReleases(folder)).toEqual({ ids: [first], current: first });
});

test('a build that was killed while it copied leaves nothing behind', async () => {
  fs.mkdirSync(path.join(folder, '.unfinished/old'), { recursive: true });
  const id = await publish('first');
  expect(fs.readdirSync(folder).toSorted()).toEqual([id, 'current']);
  expect(fs.readdirSync(path.join(folder, id))).not.toContain('old');
});

test('an older release can be served again', async () => {
  const first = await publish('first');
  const second = await publish('second');
  switchRelease(folder, first);
  expect(listReleases(folder)).toEqual({ ids: [first, second], current: first });
  expect(read('current', 'index.html')).toBe('first');
});
