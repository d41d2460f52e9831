import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const start = process.cwd();
let repository: string;

/** A copy with no memory of an earlier repository. */
async function lastChange(file: string): Promise<string | undefined> {
  jest.resetModules();
  const { lastChangeOf } = await import('./last-change-of.ts');
  return lastChangeOf(file);
}

function commit(day: string, ...files: string[]): void {
  for (const file of files) fs.writeFileSync(path.join(repository, file), day);
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['add', '-A'], { cwd: repository });
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@tamarackit.example'];
  execFileSync('git', [...who, 'commit', '-qm', day], { cwd: repository, env });
}

beforeEach(() => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'repository-'));
  execFileSync('git', ['init', '-q'], { cwd: repository });
  fs.mkdirSync(path.join(repository, 'content'));
  process.chdir(repository);
});
afterEach(() => process.chdir(start));

test('is the day of the last commit that touched the file', async () => {
  commit('2026-03-01', 'content/a.yaml', 'content/b.yaml');
  commit('2026-04-02', 'content/b.yaml');
  expect(await lastChange('content/a.yaml')).toBe('2026-03-01');
  expect(await lastChange('content/b.yaml')).toBe('2026-04-02');
});

test('is unknown for a file that was never committed', async () => {
  commit('2026-03-01', 'content/a.yaml');
  fs.writeFileSync('content/new.yaml', '');
  expect(await lastChange('content/new.yaml')).toBeUndefined();
});

test('is unknown in a shallow clone, where every file seems to be of one day', async () => {
  commit('2026-03-01', 'content/a.yaml');
  commit('2026-04-02', 'content/b.yaml');
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, clone]);
  process.chdir(clone);
  expect(fs.existsSync('content/a.yaml')).toBe(true);
  expect(await lastChange('content/a.yaml')).toBeUndefined();
});

test('is unknown outside a repository', async () => {
  fs.rmSync('.git', { recursive: true });
  expect(await lastChange('content/a.yaml')).toBeUndefined();
});
