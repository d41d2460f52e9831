import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was sent by a page of another site, which nobody should be able to make a visitor's browser do.
 *
 * Programs that are no browser say nothing about their origin and pass.
 *
 * @param hosts the names, with port, under which this site is known.
 */
export function isCrossOrigin(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const { origin } = headers;
  if (origin !== undefined) return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
  return headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';
}
