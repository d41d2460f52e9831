import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publishRelease } from '../scripts/releases/publish-release.ts';
import { findCaddy, startCaddy } from '../scripts/testing/start-caddy.ts';
import { filledIn } from './contact-journey.ts';
import { outFolder } from './support/out-folder.ts';
import { publishExport } from './support/publish-export.ts';

test.skip(!findCaddy(), 'Caddy is not installed: apt-get install caddy');

let caddy: Awaited<ReturnType<typeof startCaddy>>;
let releases: string;
test.beforeAll(async ({ baseURL }) => {
  releases = await publishExport();
  caddy = await startCaddy({ service: new URL(baseURL ?? '').host, releases });
});
test.afterAll(() => caddy?.stop());

for (const encoding of ['br', 'gzip', 'identity']) {
  test(`Caddy serves a page with the headers of the bundled server for the encoding ${encoding}`, async ({
    request,
  }) => {
    const ask = async (url: string) => {
      const response = await request.get(url, { headers: { 'accept-encoding': encoding } });
      const headers = response.headers();
      const names = Object.keys(headers).filter((name) =>
        /^(?:x-|cross-|permissions|referrer|strict)/.test(name),
      );
      return {
        body: await response.text(),
        cache: headers['cache-control'],
        encoding: headers['content-encoding'],
        vary: headers.vary?.toLowerCase(),
        security: Object.fromEntries(names.map((name) => [name, headers[name]])),
      };
    };
    const bundled = await ask('/about');
    expect(Object.keys(bundled.security).length).toBeGreaterThan(5);
    expect(bundled.cache).toBeTruthy();
    expect(await ask(`${caddy.url}/about`)).toEqual(bundled);
    // Caddy has one policy for all pages, which must include the style hashes of this one.
    const policyOf = async (url: string) =>
      (await request.get(url)).headers()['content-security-policy'] ?? '';
    const styles = (await policyOf('/about')).match(/'sha256-[^']+'/g) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    const policy = await policyOf(`${caddy.url}/about`);
    expect(styles.filter((style) => !policy.includes(style))).toEqual([]);
  });
}

const hidden = [
  '/.policy.json',
  '/.addresses.json',
  '/.hosting/release.caddy',
  '/.git/config',
  '/.well-known/../.policy.json',
  '/%2ehosting/snippets.caddy',
  '/art/.hidden',
  '/_headers',
  '/about.html.br',
  '/404.html',
  '/about%00',
];
for (const address of hidden) {
  test(`Caddy answers ${address} with the not-found page`, async ({ request }) => {
    const response = await request.get(caddy.url + address);
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(await response.text()).toBe(fs.readFileSync(path.join(outFolder, '404.html'), 'utf8'));
  });
}

test('Caddy serves .well-known', async ({ request }) => {
  expect((await request.get(`${caddy.url}/.well-known/security.txt`)).status()).toBe(200);
});

test('a message posted through Caddy is stored', async ({ request }) => {
  const response = await request.post(`${caddy.url}/api/contact`, { data: filledIn });
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ id: expect.any(String) });
});

test('Caddy serves the previous release until it is reloaded', async ({ request }) => {
  const before = await (await request.get(`${caddy.url}/about`)).text();
  const changed = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  fs.cpSync(outFolder, changed, { recursive: true });
  for (const ending of ['', '.br', '.gz']) fs.rmSync(path.join(changed, `about.html${ending}`));
  fs.writeFileSync(path.join(changed, 'about.html'), before.replace('<title>', '<title>Changed '));
  const id = await publishRelease(changed, releases);
  expect(fs.readlinkSync(path.join(releases, 'current'))).toContain(id);
  expect(await (await request.get(`${caddy.url}/about`)).text()).toBe(before);
  const { url, stop } = await startCaddy({ service: '127.0.0.1:9', releases });
  const after = await (await request.get(`${url}/about`)).text().finally(stop);
  expect(after).toContain('<title>Changed ');
});
