import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { notFoundRules, redirects, unknownRules } from '../lib/pages/redirects.ts';
import { findCaddy, startCaddy } from '../scripts/testing/start-caddy.ts';
import { findNginx, nginxPackages, startNginx } from '../scripts/testing/start-nginx.ts';
import { outFolder } from './support/out-folder.ts';
import { publishExport } from './support/publish-export.ts';

type Response = { address: string; status: number; location: string | undefined };

/** Every address of the redirect table with the response that all servers must give. */
const expected: readonly Response[] = [
  ...redirects().flatMap(({ from, to }) => [
    { address: from, status: 308, location: to },
    { address: `${from}?from=mail`, status: 308, location: `${to}?from=mail` },
  ]),
  ...unknownRules().map(({ under, to }) => ({ address: `${under}nothing`, status: 302, location: to })),
  ...notFoundRules().map((page) => ({ address: page.path, status: 404, location: undefined })),
  { address: '/index.html', status: 308, location: '/' },
  { address: '/index', status: 308, location: '/' },
  { address: '/seo/nothing', status: 404, location: undefined },
  { address: '/fr/rien', status: 404, location: undefined },
  { address: '/fr/solutions/rien', status: 404, location: undefined },
  { address: '/Service/Managed-IT-Services', status: 404, location: undefined },
];

async function fetchAll(request: APIRequestContext, host: string): Promise<Response[]> {
  const responses: Response[] = [];
  for (const { address } of expected) {
    const response = await request.get(host + address, { maxRedirects: 0 });
    responses.push({ address, status: response.status(), location: response.headers().location });
  }
  return responses;
}

test('the table has redirects, and three rules for unknown slugs per language', () => {
  expect(redirects().length).toBeGreaterThan(0);
  expect(notFoundRules().length).toBeGreaterThan(0);
  expect(unknownRules()).toHaveLength(3 * notFoundRules().length);
});

test('the bundled server follows the redirect table', async ({ request }) => {
  expect(await fetchAll(request, '')).toEqual(expected);
});

test('nginx follows the redirect table', async ({ request, baseURL }) => {
  test.skip(!findNginx(), `nginx is not installed: apt-get install ${nginxPackages.join(' ')}`);
  const nginx = await startNginx({ service: new URL(baseURL ?? '').host, releases: await publishExport() });
  expect(await fetchAll(request, nginx.url).finally(nginx.stop)).toEqual(expected);
});

test('Caddy follows the redirect table', async ({ request, baseURL }) => {
  test.skip(!findCaddy(), 'Caddy is not installed: apt-get install caddy');
  const caddy = await startCaddy({ service: new URL(baseURL ?? '').host, releases: await publishExport() });
  expect(await fetchAll(request, caddy.url).finally(caddy.stop)).toEqual(expected);
});

test('_redirects contains every redirect', () => {
  const rules = fs.readFileSync(path.join(outFolder, '_redirects'), 'utf8').trim().split('\n');
  expect(rules).toEqual([
    '/index / 301',
    '/index.html / 301',
    ...redirects().map(({ from, to }) => `${from} ${to} 301`),
  ]);
});
