import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { policyFactsFile } from '../../server/headers/policy-facts.ts';
import { contactPage } from '../../server/testing/contact-page.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';
import { rollback } from '../rollback.ts';
import { publishRelease } from './publish-release.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startTestServer>>;

/** An export, with compressed copies, in which every page has the given style and its own script. */
function exportStyled(color: string): Promise<string> {
  const css = `p{color:${color}}`;
  const page = `<!doctype html><style>${css}</style>${'<p>Text</p>'.repeat(3000)}<script src="/_next/static/chunks/${color}.js"></script></html>`;
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  const names = ['index.html', '404.html', 'services.html', 'contact.html'];
  return makeExport({
    ...Object.fromEntries(
      names.flatMap((name) => [
        [name, page],
        [`${name}.br`, brotliCompressSync(page)],
      ]),
    ),
    'contact.html': contactPage.replace('<head>', `<head><style>${css}</style>`).concat('</html>'),
    [`_next/static/chunks/${color}.js`]: color,
    [policyFactsFile]: JSON.stringify({
      analytics: false,
      images: [],
      styles: [hash],
      pages: Object.fromEntries(names.map((name) => [name, [hash]])),
    }),
  });
}

/** The defects of a response: a truncated page, or a style that the response's policy blocks. */
async function faultsOf(address: string): Promise<string[]> {
  // An empty form, posted without script.
  const post = { method: 'POST', body: new URLSearchParams() };
  const response = await fetch(`${server.url}${address}`, address === '/api/contact' ? post : {});
  const html = await response.text();
  const css = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? 'none';
  const hash = createHash('sha256').update(css).digest('base64');
  const faults = [
    !html.endsWith('</html>') && 'it is truncated',
    !response.headers.get('content-security-policy')?.includes(hash) && 'its policy blocks its styles',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${address}: ${fault}`);
}

/** Resolves once the home page has that style. */
async function untilServed(color: string): Promise<void> {
  while (!(await (await fetch(server.url)).text()).includes(`color:${color}`));
}

beforeEach(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'releases-')), '.releases');
  await publishRelease(await exportStyled('red'), folder);
  server = await startTestServer({ root: path.join(folder, 'current'), releaseInterval: 5 });
});
afterEach(() => server.close());

test('every response during releases is complete and passes its own policy', async () => {
  const faults: string[] = [];
  let requests = 0;
  let isDone = false;
  const poll = async (address: string) => {
    for (; !isDone; requests += 1) faults.push(...(await faultsOf(address)));
  };
  const polls = ['/', '/services', '/nothing', '/contact', '/api/contact'].map(poll);
  for (const color of ['green', 'blue', 'gold', 'pink']) {
    await publishRelease(await exportStyled(color), folder);
    await untilServed(color);
  }
  isDone = true;
  await Promise.all(polls);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(20);
});

test('a page loaded before the switch still gets its script', async () => {
  await publishRelease(await exportStyled('green'), folder);
  await untilServed('green');
  const script = await fetch(`${server.url}/_next/static/chunks/red.js`);
  expect([script.status, await script.text()]).toEqual([200, 'red']);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('a rollback needs no restart, and the newer page still gets its script', async () => {
  await publishRelease(await exportStyled('green'), folder);
  await untilServed('green');
  rollback([], folder);
  await untilServed('red');
  expect((await fetch(`${server.url}/_next/static/chunks/green.js`)).status).toBe(200);
});

test('a release without a newer form field is served; a rejected form is answered in plain text and logged', async () => {
  const older = await exportStyled('green');
  fs.writeFileSync(path.join(older, 'contact.html'), contactPage.replace('name="company"', ''));
  await publishRelease(older, folder);
  await untilServed('green');
  const post = { method: 'POST', body: new URLSearchParams() };
  const response = await fetch(`${server.url}/api/contact`, post);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(server.log()).toContain('a field named \\"company\\"');
});

test('a broken release is reported once, and the current one stays', async () => {
  const broken = path.join(folder, '2099-01-01T00.00.00.000Z-aaaaaaaaaaaa');
  fs.mkdirSync(broken);
  rollback(['--to', path.basename(broken)], folder);
  while (!server.log().includes('could not load the new release')) await fetch(server.url);
  await untilServed('red');
  expect(server.log().match(/could not load the new release/g)).toHaveLength(1);
  rollback([], folder);
  await publishRelease(await exportStyled('green'), folder);
  await untilServed('green');
});
