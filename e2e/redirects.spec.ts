import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { notFoundRules, redirects, unknownRules } from '../lib/pages/redirects.ts';
import { publishRelease } from '../scripts/releases/publish-release.ts';
import { findCaddy, startCaddy } from '../scripts/testing/start-caddy.ts';
import { findNginx, nginxPackages, startNginx } from '../scripts/testing/start-nginx.ts';
import { outFolder } from './support/out-folder.ts';

type Answer = { address: string; status: number; location: string | undefined };

/** All of the one table: an address that is added there is asked for on every server here. */
const expected: readonly Answer[] = [
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

async function answersOf(request: APIRequestContext, host: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { address } of expected) {
    const response = await request.get(host + address, { maxRedirects: 0 });
    answers.push({ address, status: response.status(), location: response.headers().location });
  }
  return answers;
}

/** A folder of releases as servers find it. */
async function publish(): Promise<string> {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  await publishRelease(outFolder, releases);
  return releases;
}

test('some page has moved, and something unknown leads on', () => {
  expect(redirects().length).toBeGreaterThan(0);
  expect(unknownRules()).toHaveLength(3 * notFoundRules().length);
});

test('the bundled server answers every address of the table', async ({ request }) => {
  expect(await answersOf(request, '')).toEqual(expected);
});

test('nginx answers every address of the table', async ({ request, baseURL }) => {
  test.skip(!findNginx(), `nginx is not installed: apt-get install ${nginxPackages.join(' ')}`);
  const nginx = await startNginx({ service: new URL(baseURL ?? '').host, releases: await publish() });
  expect(await answersOf(request, nginx.url).finally(nginx.stop)).toEqual(expected);
});

test('Caddy answers every address of the table', async ({ request, baseURL }) => {
  test.skip(!findCaddy(), 'Caddy is not installed: apt-get install caddy');
  const caddy = await startCaddy({ service: new URL(baseURL ?? '').host, releases: await publish() });
  expect(await answersOf(request, caddy.url).finally(caddy.stop)).toEqual(expected);
});

test('hosts that read _redirects know every page that has moved', () => {
  const rules = fs.readFileSync(path.join(outFolder, '_redirects'), 'utf8').trim().split('\n');
  expect(rules).toEqual([
    '/index / 301',
    '/index.html / 301',
    ...redirects().map(({ from, to }) => `${from} ${to} 301`),
  ]);
});
