import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { notFoundRules, redirects, unknownRules } from '../lib/pages/redirects.ts';
import {
  type HostName,
  isHostInstalled,
  type RunningHost,
  startHost,
} from '../scripts/testing/start-host.ts';
import { findNginx, nginxPackages, startNginx } from '../scripts/testing/start-nginx.ts';
import { freePort } from '../server/testing/free-port.ts';
import { filledIn } from './contact-journey.ts';
import { content } from './content.ts';
import { outFolder } from './support/out-folder.ts';
import { publishExport } from './support/publish-export.ts';
import { test } from './support/worker-page.ts';

type Answer = { address: string; status: number; location: string | undefined };

const found = (address: string): Answer => ({ address, status: 200, location: undefined });
const missing = (address: string): Answer => ({ address, status: 404, location: undefined });
const moved = (address: string, location: string): Answer => ({ address, status: 308, location });

/** What every host answers for which the build writes rules. */
const answers: readonly Answer[] = [
  ...redirects().flatMap(({ from, to }) => [
    moved(from, to),
    moved(`${from}?from=mail`, `${to}?from=mail`),
    moved(`${from}/`, to),
    moved(`${from}.html`, to),
    moved(from.toUpperCase(), to),
  ]),
  ...unknownRules().flatMap(({ under, to }) =>
    ['nothing', 'nothing/', 'nothing.html', 'qu%E9bec'].map((slug) => ({
      address: under + slug,
      status: 302,
      location: to,
    })),
  ),
  ...notFoundRules().map((page) => missing(page.path)),
  ...['/', '/contact', '/contact/sent', '/services', '/fr', '/fr/services', '/search?q=cloud'].map(found),
  // From print, from the end of a sentence, from other hosts.
  ...[
    '/CONTACT',
    '/contact.',
    '/contact)',
    '/contact**',
    '/contact%E2%80%8B',
    '/contact,',
    '/contact%20',
    '/contact%22',
    '/contact%E2%80%9D.',
    '/contact%60',
    '/contact%5B',
    '/contact%0A',
    '/contact%E2%80%94',
    '/contact%E3%80%82',
    '/%E2%80%9CContact%E2%80%9D',
    '/%3C/contact%3E',
    '/contact/index',
  ].map((address) => moved(address, '/contact')),
  ...['/contact/', '/contact.html', '/contact/index.html', '/Contact/).'].map((address) =>
    moved(address, '/contact'),
  ),
  moved('/FR/Services/', '/fr/services'),
  moved('/Contact/?a=1', '/contact?a=1'),
  moved('/_not-found', '/not-found'),
  moved('/services.html?a=1', '/services?a=1'),
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('/fr/index.html', '/fr'),
  moved('/fr/index', '/fr'),
  ...[
    '/seo',
    '/seo/nothing',
    '/fr/rien',
    '/fr/solutions/rien',
    '/qu%E9bec',
    '/nothing.',
    '/_next/static',
  ].map(missing),
  ...['/404', '/404.html', '/.hosting/server.json', '/_headers', '/about.html.br'].map(missing),
  found('/.well-known/security.txt'),
];

/** The first file with this ending in a folder of the export. */
function fileIn(folder: string, ending: string): string {
  const name = fs.readdirSync(path.join(outFolder, folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`out/${folder} has no ${ending} file`);
  return `/${folder}/${name}`;
}

/** One address of each kind of file and of error page. */
const files = () => [
  '/',
  '/services/cloud-solutions',
  fileIn('_next/static/chunks', '.js'),
  fileIn('_next/static/media', '.woff2'),
  '/art/fallback.svg',
  '/art/icon-512.png',
  fileIn('og/services', '.png'),
  '/favicon.ico',
  fileIn('pagefind/fragment', '.pf_fragment'),
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/nothing',
  '/fr/rien',
  '/_next/static/chunks/nothing.js',
];

/** The part of an answer that hosts must agree on. */
async function read(request: APIRequestContext, url: string, encoding: string) {
  const response = await request.get(url, { maxRedirects: 0, headers: { 'accept-encoding': encoding } });
  const own = /^(?:content-(?:encoding|security-policy)|cache-control|x-|cross-|permissions|referrer|strict)/;
  const headers: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(response.headers()).filter(([name]) => own.test(name)),
  );
  const body = createHash('sha256').update(await response.body());
  return { status: response.status(), headers, body: body.digest('hex') };
}

const ruledHosts = ['the bundled server', 'nginx'] as const;

for (const name of ruledHosts)
  test(`${name} follows the table of redirects and serves each file with its headers`, async ({
    request,
    baseURL,
  }) => {
    test.skip(name === 'nginx' && !findNginx(), `apt-get install ${nginxPackages.join(' ')}`);
    const start = async (): Promise<RunningHost> => {
      if (name === 'nginx')
        return startNginx({ service: new URL(baseURL ?? '').host, releases: await publishExport() });
      return { url: baseURL ?? '', stop: async () => {} };
    };
    const { url, stop } = await start();
    for (const answer of answers) {
      const response = await request.get(url + answer.address, { maxRedirects: 0 });
      const location = response.headers().location?.replace(/^https?:\/\/[^/]+/, '');
      expect.soft({ address: answer.address, status: response.status(), location }).toEqual(answer);
    }
    for (const file of files())
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const bundled = await read(request, file, encoding);
        const served = await read(request, url + file, encoding);
        expect.soft(served, `${file} ${encoding}`).toEqual(bundled);
        expect.soft(bundled.headers['content-security-policy']).toContain("script-src 'self'");
        const isHashed = bundled.status === 200 && /^\/(?:_next\/static|pagefind\/fragment)\//.test(file);
        expect.soft(bundled.headers['cache-control']?.endsWith('immutable'), file).toBe(isHashed);
      }
    await stop();
  });

/** The pages that hosts without rules get wrong first: beside a folder of their name, in a folder, in French. */
const plainPages = [
  '/',
  '/about',
  '/services',
  '/services/cloud-solutions',
  '/contact/sent',
  '/fr',
  '/fr/services',
  '/search',
];

const plainHosts = ['serve', 'sirv-cli', 'http-server', 'python3', 'apache2'] as const;

for (const name of plainHosts satisfies readonly HostName[])
  test(`${name} serves the export without any rule for this site`, async ({ request }) => {
    test.skip(!isHostInstalled(name), `${name} is not installed`);
    const host = await startHost(name, outFolder);
    for (const address of plainPages) {
      const response = await request.get(host.url + address);
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      expect.soft(response.status(), address).toBe(200);
      expect.soft(response.headers()['content-type'], address).toMatch(/^text\/html/);
      const built = fs.readFileSync(path.join(outFolder, file), 'utf8');
      expect.soft((await response.text()) === built, `${address} is ${file}`).toBe(true);
    }
    expect.soft((await request.get(`${host.url}/seo/nothing`)).status()).toBe(404);
    await host.stop();
  });

test('GitHub Pages and hosts with rules find their files, within the limits of 100 rules and 2000 characters', () => {
  expect(fs.existsSync(path.join(outFolder, '.nojekyll'))).toBe(true);
  const readLines = (file: string) => fs.readFileSync(path.join(outFolder, file), 'utf8').trim().split('\n');
  expect(readLines('_redirects')).toEqual([
    '/index / 301',
    '/index.html / 301',
    ...redirects().map(({ from, to }) => `${from} ${to} 301`),
  ]);
  const lines = readLines('_headers');
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(4);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('nginx passes posts on, limits them, and has a page for when the service is down', async ({
  request,
  baseURL,
}) => {
  test.skip(!findNginx(), `apt-get install ${nginxPackages.join(' ')}`);
  const releases = await publishExport();
  const nginx = await startNginx({ service: new URL(baseURL ?? '').host, releases });
  const post = (url: string, data: unknown = filledIn) => request.post(`${url}/api/contact`, { data });
  const stored = await post(nginx.url);
  expect([stored.status(), await stored.json()]).toEqual([200, { id: expect.any(String) }]);
  const { etag = '' } = (await request.get(`${nginx.url}/about`)).headers();
  const again = await request.get(`${nginx.url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const flood = await Promise.all(Array.from({ length: 60 }, () => post(nginx.url, { email: 'nobody' })));
  expect(new Set(flood.map((response) => response.status()))).toEqual(new Set([400, 429]));
  await nginx.stop();

  const alone = await startNginx({ service: `127.0.0.1:${await freePort()}`, releases });
  const failed = await post(alone.url);
  expect(failed.status()).toBe(502);
  expect(await failed.text()).toContain(content.unavailablePage.heading);
  expect(failed.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await alone.stop();
});
