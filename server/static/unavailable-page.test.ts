import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeExport, pageText } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };

/** A server that lost a file of its release, optionally with a limit on requests. */
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
  ['an unreadable file', undefined, 500],
  ['an overloaded server', { total: 0 }, 503],
])('%s answers with the error page and its headers', async (_, limits, status) => {
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

test('a client other than a browser gets only the status', async () => {
  const server = await failingServer();
  const answer = await fetch(`${server.url}/services`, { headers: { accept: '*/*' } });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await server.close();
});

test('an export without an error page answers with the status only', async () => {
  const root = await makeExport();
  const server = await startTestServer({ root });
  await rm(path.join(root, 'services.html'));
  const answer = await fetch(`${server.url}/services`, { headers: browser });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await server.close();
});
