import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeExport, pageText } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };

/** A server that lacks a file of its release, or takes no request at all. */
async function failingServer(limits?: { total: number }) {
  const root = await makeExport({
    'unavailable.html': pageText('unavailable'),
    'unavailable.html.br': brotliCompressSync(pageText('unavailable')),
  });
  const server = await startTestServer({ root, ...(limits && { limits }) });
  await rm(path.join(root, 'services.html'));
  return server;
}

test.each([
  ['cannot be read', undefined, 500],
  ['there is no time for', { total: 0 }, 503],
])('a page that %s is answered in words, with headers of their own', async (_, limits, status) => {
  const server = await failingServer(limits);
  for (const encoding of ['br', 'identity']) {
    const answer = await fetch(`${server.url}/services`, {
      headers: { ...browser, 'accept-encoding': encoding },
    });
    expect([answer.status, await answer.text()]).toEqual([status, pageText('unavailable')]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
  }
  await server.close();
});

test('a program gets the status alone', async () => {
  const server = await failingServer();
  const answer = await fetch(`${server.url}/services`, { headers: { accept: '*/*' } });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await server.close();
});

test('an export without such a page is served all the same', async () => {
  const root = await makeExport();
  const server = await startTestServer({ root });
  await rm(path.join(root, 'services.html'));
  const answer = await fetch(`${server.url}/services`, { headers: browser });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await server.close();
});
