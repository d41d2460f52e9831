import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeExport, pageText, siteHeaders } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;

let root: string;

beforeAll(async () => {
  root = makeExport({
    'gone.txt': 'gone',
    'fr/introuvable.html': pageText('fr/introuvable'),
    'services.html.br': brotliCompressSync(pageText('services')),
    'services.html.gz': gzipSync(pageText('services')),
    '404.html.br': brotliCompressSync(pageText('404')),
    '_next/static/chunks/a.js': 'start()',
    'pagefind/pagefind-worker.js': 'search()',
    'pagefind/fragment/en-ca_1f87102.pf_fragment': 'page',
    'art/ottawa.svg': '<svg/>',
    'og/services.png': 'png',
    'services/index.html': pageText('services'),
    '.htaccess': 'secret',
    '.secret': 'secret',
    '.git/config': 'secret',
    _headers: 'secret',
  });
  server = await startTestServer({ OUT: root });
});
afterAll(() => server.close());

type Sent = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

const page = (name: string) => expect.stringContaining(`<title>${name}</title>`);

// Every row of the table of redirects: e2e/hosts.spec.ts, on every host.
it.each([
  ['/services?from=mail', 200, 'services'],
  ['//elsewhere.example/', 404, '404'],
  ['/fr/nope', 404, 'fr/introuvable'],
  ['/france', 404, '404'],
  ['/not-found', 404, 'not-found'],
])('answers %s with %s and the page %s', async (path, status, name) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status, body: page(name) });
  expect(answer.headers.location).toBeUndefined();
});

it('redirects an address with two slashes', async () => {
  expect(await ask('//services')).toMatchObject({ status: 308, headers: { location: '/services' } });
});

it.each([
  '/.secret',
  '/.git/config',
  '/.htaccess',
  '/../package.json',
  '/..%2fpackage.json',
  '/art/..%2f.secret',
  '/art/../.secret',
  '/%00',
])('does not expose %s', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(page('404'));
});

it.each([
  ['br, gzip', 'br', brotliCompressSync(pageText('services')).length],
  ['br;q=0, gzip', 'gzip', gzipSync(pageText('services')).length],
  ['identity', undefined, pageText('services').length],
])(
  'sends the copy that "%s" allows, and 304 or its head alone on request',
  async (accepted, encoding, length) => {
    const { headers } = await ask('/services', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-length': String(length),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const again = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
    expect(await ask('/services', again)).toMatchObject({ status: 304, body: '' });
    const head = await ask('/services', { 'accept-encoding': accepted }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } });
  },
);

it.each([
  ['/services', 'no-cache'],
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/pagefind/fragment/en-ca_1f87102.pf_fragment', 'public, max-age=31536000, immutable'],
  ['/pagefind/pagefind-worker.js', 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/art/ottawa.svg', 'public, max-age=3600, stale-while-revalidate=86400'],
])('sends %s with Cache-Control "%s"', async (path, cacheControl) => {
  expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
});

it('reveals nothing about this machine when a file is missing', async () => {
  await rm(path.join(root, 'gone.txt'));
  expect(await ask('/gone.txt')).toMatchObject({ status: 404, body: '' });
});

it.each([
  ['/', 'same-origin'],
  ['/nope', 'same-origin'],
  ['/services/nope', 'same-origin'],
  ['/art/ottawa.svg', 'same-origin'],
  // Mail programs and other sites show it.
  ['/og/services.png', 'cross-origin'],
])('sends the security headers with %s', async (path, sharing) => {
  expect((await ask(path)).headers).toMatchObject({
    ...siteHeaders,
    'cross-origin-resource-policy': sharing,
  });
});

it('refuses to start without a finished export and suggests a build', async () => {
  await rm(path.join(root, '.hosting/server.json'));
  const message = `${root} has no .hosting/server.json: run "npm run build" first.`;
  await expect(startTestServer({ OUT: root })).rejects.toThrow(message);
});

it('shows browsers a page when memory is short; health checks are answered', async () => {
  const OUT = makeExport({ 'unavailable.html': pageText('unavailable') });
  const short = untilTestEnds(await startTestServer({ OUT }, { maxHeapBytes: 1 }));
  const fetchAs = (accept: string) => fetch(`${short.url}/services`, { headers: { accept } });
  let answer: Response;
  do answer = await fetchAs('text/html,*/*;q=0.8');
  while (answer.status === 200);
  expect([answer.status, await answer.text()]).toEqual([503, pageText('unavailable')]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...siteHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  const program = await fetchAs('*/*');
  expect([program.status, await program.text()]).toEqual([503, '']);
  const health = await fetch(`${short.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
});
