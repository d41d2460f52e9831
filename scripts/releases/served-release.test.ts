import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { policyFactsFile } from '../../server/headers/policy-facts.ts';
import { contactPage } from '../../server/testing/contact-page.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { startTestServer } from '../../server/testing/start-test-server.ts';
import { publishRelease } from './publish-release.ts';
import { rollback } from './rollback.ts';

jest.setTimeout(60_000);

let folder: string;
let server: Awaited<ReturnType<typeof startTestServer>>;

/** An export in which every page has the style sheet given and names a script of its own, compressed copies included. */
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

/** What is wrong with an answer: not whole, or with a style sheet that its own policy blocks. */
async function faultsOf(address: string): Promise<string[]> {
  // A form without script, with mistakes.
  const post = { method: 'POST', body: new URLSearchParams() };
  const answer = await fetch(`${server.url}${address}`, address === '/api/contact' ? post : {});
  const html = await answer.text();
  const css = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? 'none';
  const hash = createHash('sha256').update(css).digest('base64');
  const faults = [
    !html.endsWith('</html>') && 'it is not whole',
    !answer.headers.get('content-security-policy')?.includes(hash) && 'its policy blocks its styles',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${address}: ${fault}`);
}

/** Resolves when the home page has the style sheet. */
async function isServed(color: string): Promise<void> {
  while (!(await (await fetch(server.url)).text()).includes(`color:${color}`));
}

beforeEach(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'releases-')), '.releases');
  await publishRelease(await exportStyled('red'), folder);
  server = await startTestServer({ root: path.join(folder, 'current'), releaseInterval: 5 });
});
afterEach(() => server.close());

test('asked without a pause while releases change, every answer is whole and passes its own policy', async () => {
  const faults: string[] = [];
  let asked = 0;
  let isDone = false;
  const ask = async (address: string) => {
    for (; !isDone; asked += 1) faults.push(...(await faultsOf(address)));
  };
  const asking = ['/', '/services', '/nothing', '/contact', '/api/contact'].map(ask);
  for (const color of ['green', 'blue', 'gold', 'pink']) {
    await publishRelease(await exportStyled(color), folder);
    await isServed(color);
  }
  isDone = true;
  await Promise.all(asking);
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test('a page that was loaded before the switch still gets its script', async () => {
  await publishRelease(await exportStyled('green'), folder);
  await isServed('green');
  const script = await fetch(`${server.url}/_next/static/chunks/red.js`);
  expect([script.status, await script.text()]).toEqual([200, 'red']);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('a rollback is served without a restart, and the newer page still gets its script', async () => {
  await publishRelease(await exportStyled('green'), folder);
  await isServed('green');
  rollback([], folder);
  await isServed('red');
  expect((await fetch(`${server.url}/_next/static/chunks/green.js`)).status).toBe(200);
});

test('a release from before a field was added is served; a refused form comes back as plain text, which is logged', async () => {
  const older = await exportStyled('green');
  fs.writeFileSync(path.join(older, 'contact.html'), contactPage.replace('name="company"', ''));
  await publishRelease(older, folder);
  await isServed('green');
  const post = { method: 'POST', body: new URLSearchParams() };
  const answer = await fetch(`${server.url}/api/contact`, post);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(server.log()).toContain('a field named \\"company\\"');
});

test('a release that cannot be served is reported once, and the old one stays', async () => {
  const broken = path.join(folder, '2099-01-01T00.00.00.000Z-aaaaaaaaaaaa');
  fs.mkdirSync(broken);
  rollback(['--to', path.basename(broken)], folder);
  while (!server.log().includes('could not load the new release')) await fetch(server.url);
  await isServed('red');
  expect(server.log().match(/could not load the new release/g)).toHaveLength(1);
  rollback([], folder);
  await publishRelease(await exportStyled('green'), folder);
  await isServed('green');
});
