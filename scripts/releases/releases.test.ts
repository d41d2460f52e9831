import fs from 'node:fs';
import path from 'node:path';
import { folderWith } from '../../server/testing/folder-with.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';
import { findChangedPages } from '../build-summary.ts';
import { rollback } from '../rollback.ts';
import { publishRelease } from './publish-release.ts';
import { listReleases } from './releases.ts';

let folder: string;
let out: string;
const pathIn = (...names: string[]) => path.join(folder, ...names);
const readHome = () => fs.readFileSync(pathIn('current/index.html'), 'utf8');

/** Publishes an export whose home page is of this color, and whose script has it in its name. */
async function publish(color: string): Promise<string> {
  out = makeExport({
    'index.html': `<p>${color}</p>${'text '.repeat(20_000)}</html>`,
    'services/index.html': 'copy',
    [`_next/static/chunks/${color}.js`]: color,
  });
  return publishRelease(out, folder);
}

beforeEach(() => {
  folder = path.join(folderWith(), '.releases');
});

test('the newest release is served; it is a copy without the files for simple hosts; three are kept', async () => {
  await publish('red');
  const kept = [await publish('green'), await publish('blue'), await publish('gold')];
  expect(readHome()).toContain('gold');
  expect(listReleases(folder)).toEqual({ ids: kept, current: kept.at(-1) });
  expect(fs.existsSync(pathIn('current/services.html'))).toBe(true);
  expect(fs.existsSync(pathIn('current/services/index.html'))).toBe(false);
  fs.writeFileSync(path.join(out, 'index.html'), 'half a pa');
  expect(readHome()).toContain('gold');
});

test('the pages that read differently in two releases are named', async () => {
  const [blue, gold] = [pathIn(await publish('blue')), pathIn(await publish('gold'))];
  fs.writeFileSync(path.join(gold, 'new.html'), '');
  fs.rmSync(path.join(gold, 'services.html'));
  expect(findChangedPages(blue, gold)).toEqual(['/new  (new)', '/', '/services  (gone)']);
  fs.writeFileSync(
    path.join(gold, 'index.html'),
    `<script>gold</script>${fs.readFileSync(path.join(blue, 'index.html'), 'utf8')}`,
  );
  expect(findChangedPages(blue, gold)).not.toContain('/');
});

test('an interrupted copy or an unfinished export changes nothing', async () => {
  fs.mkdirSync(pathIn('.unfinished/old'), { recursive: true });
  const first = await publish('red');
  expect(fs.readdirSync(folder).toSorted()).toEqual([first, 'current']);
  const unfinished = makeExport();
  fs.rmSync(path.join(unfinished, '.hosting/server.json'));
  await expect(publishRelease(unfinished, folder)).rejects.toThrow('has no .hosting/server.json');
  expect(listReleases(folder)).toEqual({ ids: [first], current: first });
});

test('a web server can read a release that was published under a strict umask', async () => {
  const umask = process.umask(0o077);
  await publish('red').finally(() => process.umask(umask));
  const modeOf = (name: string) => (fs.statSync(pathIn(name)).mode & 0o777).toString(8);
  expect(['.', 'current', 'current/_next/static', 'current/.hosting'].map(modeOf)).toEqual(
    Array(4).fill('755'),
  );
  expect(['current/index.html', 'current/_next/static/chunks/red.js'].map(modeOf)).toEqual(['644', '644']);
});

test('rollback serves the release before, or a given one, and lists them', async () => {
  expect(rollback(['--list'], folder)).toBe(`${folder} holds no release: run "npm run build" first.`);
  const [first, second] = [await publish('red'), await publish('green')];
  expect(rollback([], folder)).toBe(`Serving ${first}\nbefore: ${second}`);
  expect(rollback(['--list'], folder)).toBe(`* ${first}\n  ${second}`);
  expect(() => rollback([], folder)).toThrow(
    `There is no older release. ${folder} holds:\n* ${first}\n  ${second}`,
  );
  rollback(['--to', second], folder);
  expect(listReleases(folder).current).toBe(second);
  expect(() => rollback(['--to', 'yesterday'], folder)).toThrow('There is no release "yesterday".');
  expect(() => rollback(['--back'], folder)).toThrow(/'--back'[\s\S]*Usage: npm run rollback/);
});

describe('a server that follows the releases', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    await publish('red');
    server = await startTestServer({ OUT: pathIn('current') }, { releaseInterval: 5 });
  });
  afterEach(() => server.close());

  const home = async () => (await fetch(server.url)).text();
  async function untilServed(color: string): Promise<void> {
    while (!(await home()).startsWith(`<p>${color}</p>`));
  }

  it('sends complete pages while releases are switched', async () => {
    let isDone = false;
    const pages = new Set<string>();
    const polls = Array.from({ length: 4 }, async () => {
      while (!isDone) pages.add((await home()).replaceAll('text ', ''));
    });
    for (const color of ['green', 'blue', 'gold', 'pink']) {
      await publish(color);
      await untilServed(color);
    }
    isDone = true;
    await Promise.all(polls);
    for (const page of pages) expect(page).toMatch(/^<p>(?:red|green|blue|gold|pink)<\/p><\/html>$/);
    expect(pages.size).toBeGreaterThan(1);
  });

  it('still has the scripts of pages that were loaded before a release or a rollback', async () => {
    const script = async (color: string) => {
      const response = await fetch(`${server.url}/_next/static/chunks/${color}.js`);
      return [response.status, await response.text()];
    };
    await publish('green');
    await untilServed('green');
    expect(await script('red')).toEqual([200, 'red']);
    rollback([], folder);
    await untilServed('red');
    expect(await script('green')).toEqual([200, 'green']);
  });

  it('keeps a release when the next one is broken, and says so once', async () => {
    fs.mkdirSync(pathIn('2099-01-01T00.00.00.000Z'));
    rollback(['--to', '2099-01-01T00.00.00.000Z'], folder);
    while (!server.log().includes('could not load the new release')) await home();
    await untilServed('red');
    expect(server.log().match(/could not load the new release/g)).toHaveLength(1);
    rollback([], folder);
    await publish('green');
    await untilServed('green');
  });
});
