import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressRules, makeExport, pageText, siteHeaders } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;

let root: string;

beforeAll(async () => {
  root = await makeExport({
    'gone.txt': 'gone',
    'fr/introuvable.html': pageText('fr/introuvable'),
    'services.html.br': brotliCompressSync(pageText('services')),
    'services.html.gz': gzipSync(pageText('services')),
    '404.html.br': brotliCompressSync(pageText('404')),
    '_next/static/chunks/a.js': 'start()',
    '_next/static/media/radio-canada.0a1b2c3d4e.woff2': 'font',
    'pagefind/pagefind-worker.js': 'search()',
    'pagefind/fragment/en-ca_1f87102.pf_fragment': 'page',
    'art/ottawa.svg': '<svg/>',
    'video/tour.mp4': Buffer.alloc(5_000_000, 'tour'),
    'style.css': 'p{}',
    'data.unknown': 'data',
    'og/services.png': 'png',
    'services/index.html': pageText('services'),
    '.htaccess': 'secret',
    'manifest.webmanifest': '{}',
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset/>',
    '.secret': 'secret',
    '.git/config': 'secret',
    _headers: 'secret',
  });
  server = await startTestServer({ root });
});
afterAll(() => server.close());

type Sent = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = (name: string) => expect.stringContaining(`<title>${name}</title>`);

it.each([
  ['/', 'index'],
  ['/services', 'services'],
  ['/services/cloud-solutions', 'services/cloud-solutions'],
  ['/services?from=mail', 'services'],
])('serves %s', async (path, name) => {
  expect(await ask(path)).toMatchObject({ status: 200, body: page(name) });
});

const redirected: [path: string, status: number, location: string][] = [
  ...addressRules.unknown.map(({ under, to }): [string, number, string] => [`${under}nope`, 302, to]),
  ['/case-studies/nope/', 302, '/not-found'],
  ...addressRules.redirects.map(({ from, to }): [string, number, string] => [from, 308, to]),
  ['/service/managed-it-services?from=mail', 308, '/services/managed-it-services?from=mail'],
  ['/service/managed-it-services/', 308, '/services/managed-it-services'],
  ['/Service/Managed-IT-Services.html', 308, '/services/managed-it-services'],
  ['/services/', 308, '/services'],
  ['/services.html', 308, '/services'],
  ['/services.html?a=1', 308, '/services?a=1'],
  ['/services/index.html', 308, '/services'],
  ['/index.html', 308, '/'],
  ['/index', 308, '/'],
  ['/not-found.html', 308, '/not-found'],
  ['/SERVICES', 308, '/services'],
  ['/Services/Cloud-Solutions', 308, '/services/cloud-solutions'],
  ['/services.', 308, '/services'],
  ['/services).', 308, '/services'],
  ['/services,', 308, '/services'],
  ['/services%20', 308, '/services'],
  ['/services%22', 308, '/services'],
  ['/services%E2%80%9D', 308, '/services'],
  ['/services%C2%A0%C2%BB', 308, '/services'],
  ['/SERVICES/?a=1', 308, '/services?a=1'],
  ['//services', 308, '/services'],
  ['/_not-found', 308, '/not-found'],
];
it.each(redirected)('redirects %s', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, headers: { location } });
});

it.each(['/seo/nope', '/nope', '/nope.', '/404', '/404.html', '/404/', '//elsewhere.example/'])(
  'answers %s with the not-found page, without a redirect',
  async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, body: page('404') });
    expect(answer.headers.location).toBeUndefined();
  },
);

it.each(['/fr', '/fr/', '/fr/nope', '/fr/villes/nope'])(
  'answers %s with the French not-found page',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: page('fr/introuvable') });
  },
);

it.each(['/france', '/f'])('answers %s with the English not-found page', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: page('404') });
});

it('serves the French not-found page at its own address with 404', async () => {
  expect(await ask('/fr/introuvable')).toMatchObject({ status: 404, body: page('fr/introuvable') });
});

it('serves /not-found with 404', async () => {
  expect(await ask('/not-found')).toMatchObject({ status: 404, body: page('not-found') });
});

it('sends an error page whole despite If-None-Match and Range', async () => {
  const { headers } = await ask('/nope');
  const again = await ask('/nope', { 'if-none-match': String(headers.etag), range: 'bytes=0-3' });
  expect(again).toMatchObject({ status: 404, body: pageText('404') });
});

it.each([
  '/.secret',
  '/.git/config',
  '/_headers',
  '/.htaccess',
  '/.hosting/server.json',
  '/services.html.br',
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
  ['gzip', 'gzip', gzipSync(pageText('services')).length],
  ['identity', undefined, pageText('services').length],
  ['br;q=0, gzip', 'gzip', gzipSync(pageText('services')).length],
])('sends the copy that "%s" allows', async (accepted, encoding, length) => {
  const { headers } = await ask('/services', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(length));
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toBe('accept-encoding');
});

it.each([
  ['/services', 'no-cache'],
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/pagefind/fragment/en-ca_1f87102.pf_fragment', 'public, max-age=31536000, immutable'],
  ['/pagefind/pagefind-worker.js', 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/art/ottawa.svg', 'public, max-age=3600, stale-while-revalidate=86400'],
])('sends %s with Cache-Control "%s"', async (path, cacheControl) => {
  expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
});

it.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/art/ottawa.svg', 'image/svg+xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/a.js', 'application/javascript; charset=utf-8'],
  ['/data.unknown', 'application/octet-stream'],
])('sends %s as %s', async (path, type) => {
  expect((await ask(path)).headers['content-type']).toBe(type);
});

it('answers 304 to a matching ETag', async () => {
  const { headers } = await ask('/services');
  const again = await ask('/services', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect((await ask('/services', { 'if-none-match': '"another"' })).status).toBe(200);
});

it('answers HEAD like GET without the body', async () => {
  const { headers } = await ask('/services');
  const head = await ask('/services', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.headers.etag).toBe(headers.etag);
});

it('sends parts of a file', async () => {
  const part = await ask('/video/tour.mp4', { range: 'bytes=4999996-' });
  expect(part).toMatchObject({ status: 206, body: 'tour', headers: { 'content-length': '4' } });
  expect((await ask('/video/tour.mp4', { range: 'bytes=5000000-' })).status).toBe(416);
  const { headers } = await ask('/video/tour.mp4');
  const range = 'bytes=0-3';
  const unchanged = String(headers['last-modified']);
  expect((await ask('/video/tour.mp4', { range, 'if-range': unchanged })).status).toBe(206);
  expect((await ask('/video/tour.mp4', { range, 'if-range': '"another"' })).status).toBe(200);
});

it('gives each compressed copy its own ETag', async () => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (encoding) => (await ask('/services', { 'accept-encoding': encoding })).headers.etag,
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
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
  await expect(startTestServer({ root })).rejects.toThrow(message);
});

describe('the page for errors', () => {
  const browser = { accept: 'text/html,*/*;q=0.8' };

  it('is shown to browsers when memory is short; health checks are answered', async () => {
    const short = await startTestServer({
      root: await makeExport({ 'unavailable.html': pageText('unavailable') }),
      maxHeapBytes: 1,
    });
    let answer: Response;
    do answer = await fetch(`${short.url}/services`, { headers: browser });
    while (answer.status === 200);
    expect([answer.status, await answer.text()]).toEqual([503, pageText('unavailable')]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...siteHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    });
    const program = await fetch(`${short.url}/services`, { headers: { accept: '*/*' } });
    expect([program.status, await program.text()]).toEqual([503, '']);
    expect((await fetch(`${short.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${short.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    await short.close();
  });
});
