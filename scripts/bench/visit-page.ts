import { get } from 'node:http';

/** Milliseconds after which a visit counts as failed. */
const timeoutMs = 10_000;

export type Visit = { isAnswered: boolean; latency: number };

/**
 * Requests a page on a new connection.
 *
 * @param localAddress the visitor's address, as the server sees it
 * @param due when the visit was due, as `performance.now()`: latency, in milliseconds, counts from then to the last byte
 */
export async function visitPage(url: string, localAddress: string, due: number): Promise<Visit> {
  const isAnswered = await requestPage(url, localAddress).catch(() => false);
  return { isAnswered, latency: isAnswered ? performance.now() - due : timeoutMs };
}

function requestPage(url: string, localAddress: string): Promise<boolean> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    get(url, { agent: false, localAddress, headers, signal }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', reject);
    }).once('error', reject);
  });
}
