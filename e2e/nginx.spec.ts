import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { publishRelease } from '../scripts/releases/publish-release.ts';
import { findNginx, nginxPackages, startNginx } from '../scripts/testing/start-nginx.ts';
import { freePort } from '../server/testing/free-port.ts';
import { filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { outFolder } from './support/out-folder.ts';

test.skip(!findNginx(), `nginx is not installed: apt-get install ${nginxPackages.join(' ')}`);

let nginx: Awaited<ReturnType<typeof startNginx>>;
/** In front of a service that is not there. */
let alone: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async ({ baseURL }) => {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  await publishRelease(outFolder, releases);
  nginx = await startNginx({ service: new URL(baseURL ?? '').host, releases });
  alone = await startNginx({ service: `127.0.0.1:${await freePort()}`, releases });
});
test.afterAll(() => Promise.all([nginx?.stop(), alone?.stop()]));

/** The first file of that ending in a folder of the export, as an address. */
function fileIn(folder: string, ending: string): string {
  const name = fs.readdirSync(path.join(outFolder, folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`out/${folder} holds no ${ending}`);
  return `/${folder}/${name}`;
}

/** Differ from server to server and from moment to moment, or only name the server. */
const ownHeaders = new Set([
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

type Asked = { method?: string; encoding?: string; data?: unknown };

/** What an address is answered with, as far as two servers can say the same. */
async function ask(request: APIRequestContext, url: string, { method = 'GET', encoding = '', data }: Asked) {
  const response = await request.fetch(url, {
    method,
    data,
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });
  const status = response.status();
  // With a redirect or a refusal, each server sends a few words of its own.
  const hasOwnBody = status >= 300 && status !== 404;
  const headers = Object.entries(response.headers())
    .filter(([name]) => !ownHeaders.has(name))
    .filter(([name]) => !hasOwnBody || !['content-length', 'content-type', 'allow'].includes(name))
    .map(([name, value]) => [name, name === 'vary' ? value.toLowerCase() : value]);
  const body = hasOwnBody
    ? ''
    : createHash('sha256')
        .update(await response.body())
        .digest('hex');
  return { status, headers: Object.fromEntries(headers), body };
}

const files: readonly [what: string, address: () => string][] = [
  ['the home page', () => '/'],
  ['a page', () => '/services/cloud-solutions'],
  ['a page with a query', () => '/search?q=cloud'],
  ['a script of the framework', () => fileIn('_next/static/chunks', '.js')],
  ['a script of a page', () => fileIn('_next/static/hydration', '.js')],
  ['a style sheet', () => fileIn('_next/static/hydration', '.css')],
  ['a font', () => fileIn('_next/static/media', '.woff2')],
  ['a drawing', () => '/art/fallback.svg'],
  ['a picture', () => fileIn('og/services', '.png')],
  ['the icon', () => '/favicon.ico'],
  ['the list of names', () => '/search/pages.json'],
  ['the search worker', () => '/pagefind/pagefind-worker.js'],
  ['the search entry', () => '/pagefind/pagefind-entry.json'],
  ['the search program', () => fileIn('pagefind', '.pagefind')],
  ['a part of the search index', () => fileIn('pagefind/index', '.pf_index')],
  ['a search result', () => fileIn('pagefind/fragment', '.pf_fragment')],
  ['the manifest', () => '/manifest.webmanifest'],
  ['robots.txt', () => '/robots.txt'],
  ['a file of a folder with a dot', () => '/.well-known/security.txt'],
  ['sitemap.xml', () => '/sitemap.xml'],
  ['an unknown page', () => '/nothing'],
  ['an unknown landing page', () => '/seo/nothing'],
  ['a missing script', () => '/_next/static/chunks/nothing.js'],
  ['the not-found page', () => '/not-found'],
  ['a French page', () => '/fr/services/infonuagique'],
  ['an unknown French page', () => '/fr/rien'],
  ['the French manifest', () => '/fr/manifest.webmanifest'],
];
for (const [what, address] of files) {
  for (const encoding of ['br, gzip', 'gzip', 'identity']) {
    test(`nginx sends ${what} as the bundled server does, to whom accepts ${encoding}`, async ({
      request,
    }) => {
      const bundled = await ask(request, address(), { encoding });
      expect(await ask(request, nginx.url + address(), { encoding })).toEqual(bundled);
      const loads = what === 'the search worker' || bundled.headers['content-type']?.startsWith('text/html');
      expect(bundled.headers['content-security-policy']).toContain(
        `default-src '${loads ? 'self' : 'none'}'`,
      );
      expect(bundled.headers['cache-control']).toBeTruthy();
    });
  }
}

const others: readonly [address: string, asked: Asked, status: number][] = [
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
for (const [address, asked, status] of others) {
  test(`nginx answers ${asked.method ?? 'GET'} ${address} with ${status}, as the bundled server does`, async ({
    request,
  }) => {
    const bundled = await ask(request, address, asked);
    expect(bundled.status).toBe(status);
    expect(await ask(request, nginx.url + address, asked)).toEqual(bundled);
  });
}

test('a message sent through nginx is stored', async ({ request }) => {
  const response = await request.post(`${nginx.url}/api/contact`, { data: filledIn });
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ id: expect.any(String) });
});

test('nginx says that what a browser has is still the same', async ({ request }) => {
  const { etag = '' } = (await request.get(`${nginx.url}/about`)).headers();
  const again = await request.get(`${nginx.url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('what nginx cannot get from the service is answered with a page of the site and its headers', async ({
  request,
}) => {
  const response = await request.post(`${alone.url}/api/contact`, { data: filledIn });
  expect(response.status()).toBe(502);
  expect(await response.text()).toContain(content.unavailablePage.heading);
  expect(response.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});
