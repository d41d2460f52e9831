import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { findNginx, nginxPackages, startNginx } from '../scripts/testing/start-nginx.ts';
import { freePort } from '../server/testing/free-port.ts';
import { filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { outFolder } from './support/out-folder.ts';
import { publishExport } from './support/publish-export.ts';

test.skip(!findNginx(), `nginx is not installed: apt-get install ${nginxPackages.join(' ')}`);

let nginx: Awaited<ReturnType<typeof startNginx>>;
/** A proxy for a server that does not run. */
let withoutServer: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async ({ baseURL }) => {
  const releases = await publishExport();
  nginx = await startNginx({ service: new URL(baseURL ?? '').host, releases });
  withoutServer = await startNginx({ service: `127.0.0.1:${await freePort()}`, releases });
});
test.afterAll(() => Promise.all([nginx?.stop(), withoutServer?.stop()]));

/** The address of the first file with this ending in a folder of the export. */
function fileIn(folder: string, ending: string): string {
  const name = fs.readdirSync(path.join(outFolder, folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`out/${folder} has no ${ending} file`);
  return `/${folder}/${name}`;
}

/** Headers that depend on the server or the time. */
const ignoredHeaders = new Set([
  'accept-ranges',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

type RequestOptions = { method?: string; encoding?: string; data?: unknown };

/** The part of a response that two servers must agree on. */
async function fetchComparable(
  request: APIRequestContext,
  url: string,
  { method = 'GET', encoding = '', data }: RequestOptions,
) {
  const response = await request.fetch(url, {
    method,
    data,
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });
  const status = response.status();
  // For redirects and errors, each server has its own short body.
  const hasOwnBody = status >= 300 && status !== 404;
  const headers = Object.entries(response.headers())
    .filter(([name]) => !ignoredHeaders.has(name))
    .filter(([name]) => !hasOwnBody || !['content-length', 'content-type', 'allow'].includes(name))
    .map(([name, value]) => [name, name === 'vary' ? value.toLowerCase() : value]);
  const body = hasOwnBody
    ? ''
    : createHash('sha256')
        .update(await response.body())
        .digest('hex');
  return { status, headers: Object.fromEntries(headers), body };
}

const resources: readonly [name: string, address: () => string][] = [
  ['the home page', () => '/'],
  ['a page', () => '/services/cloud-solutions'],
  ['a page with a query', () => '/search?q=cloud'],
  ['a script of the framework', () => fileIn('_next/static/chunks', '.js')],
  ['a script of a page', () => fileIn('_next/static/hydration', '.js')],
  ['a style sheet', () => fileIn('_next/static/hydration', '.css')],
  ['a font', () => fileIn('_next/static/media', '.woff2')],
  ['a drawing', () => '/art/fallback.svg'],
  ['an image', () => fileIn('og/services', '.png')],
  ['the icon', () => '/favicon.ico'],
  ['the list of page names', () => '/search/pages.json'],
  ['the search worker', () => '/pagefind/pagefind-worker.js'],
  ['the search entry', () => '/pagefind/pagefind-entry.json'],
  ['the search program', () => fileIn('pagefind', '.pagefind')],
  ['a chunk of the search index', () => fileIn('pagefind/index', '.pf_index')],
  ['a search result', () => fileIn('pagefind/fragment', '.pf_fragment')],
  ['the manifest', () => '/manifest.webmanifest'],
  ['robots.txt', () => '/robots.txt'],
  ['a file in a dot folder', () => '/.well-known/security.txt'],
  ['sitemap.xml', () => '/sitemap.xml'],
  ['an unknown page', () => '/nothing'],
  ['an unknown landing page', () => '/seo/nothing'],
  ['a missing script', () => '/_next/static/chunks/nothing.js'],
  ['the not-found page', () => '/not-found'],
  ['a French page', () => '/fr/services/infonuagique'],
  ['an unknown French page', () => '/fr/rien'],
  ['the French manifest', () => '/fr/manifest.webmanifest'],
];
for (const [name, address] of resources) {
  for (const encoding of ['br, gzip', 'gzip', 'identity']) {
    test(`nginx serves ${name} like the bundled server for the encoding ${encoding}`, async ({ request }) => {
      const bundled = await fetchComparable(request, address(), { encoding });
      expect(await fetchComparable(request, nginx.url + address(), { encoding })).toEqual(bundled);
      const loadsResources =
        name === 'the search worker' || bundled.headers['content-type']?.startsWith('text/html');
      expect(bundled.headers['content-security-policy']).toContain(
        `default-src '${loadsResources ? 'self' : 'none'}'`,
      );
      expect(bundled.headers['cache-control']).toBeTruthy();
    });
  }
}

const routes: readonly [address: string, options: RequestOptions, status: number][] = [
  ['/services/nothing', {}, 302],
  ['/locations/nothing/', {}, 302],
  ['/case-studies/nothing.html', {}, 302],
  ['/service/managed-it-services', {}, 308],
  ['/services/', {}, 308],
  ['/services.html?a=1', {}, 308],
  ['/index.html', {}, 308],
  ['/index', {}, 308],
  ['/fr/villes/rien', {}, 302],
  ['/seo/nothing/', {}, 404],
  ['/nothing.html', {}, 404],
  ['/404', {}, 404],
  ['/404.html', {}, 404],
  ['/.policy.json', {}, 404],
  ['/.addresses.json', {}, 404],
  ['/.hosting/nginx-maps.conf', {}, 404],
  ['/_headers', {}, 404],
  ['/_redirects', {}, 404],
  ['/about.html.br', {}, 404],
  ['/services', { method: 'HEAD' }, 200],
  ['/api/contact', {}, 303],
  ['/api/contact', { method: 'PUT' }, 405],
  ['/api/contact', { method: 'POST', data: { email: 'nobody' } }, 400],
];
for (const [address, options, status] of routes) {
  test(`nginx answers ${options.method ?? 'GET'} ${address} with ${status}, like the bundled server`, async ({
    request,
  }) => {
    const bundled = await fetchComparable(request, address, options);
    expect(bundled.status).toBe(status);
    expect(await fetchComparable(request, nginx.url + address, options)).toEqual(bundled);
  });
}

test('a message posted through nginx is stored', async ({ request }) => {
  const response = await request.post(`${nginx.url}/api/contact`, { data: filledIn });
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ id: expect.any(String) });
});

test('nginx answers a conditional request with 304', async ({ request }) => {
  const { etag = '' } = (await request.get(`${nginx.url}/about`)).headers();
  const again = await request.get(`${nginx.url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('nginx serves the unavailable page with the site’s headers if the server is down', async ({
  request,
}) => {
  const response = await request.post(`${withoutServer.url}/api/contact`, { data: filledIn });
  expect(response.status()).toBe(502);
  expect(await response.text()).toContain(content.unavailablePage.heading);
  expect(response.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});
