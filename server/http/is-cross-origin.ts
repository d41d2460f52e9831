import type { IncomingHttpHeaders } from 'node:http';

type Request = { headers: IncomingHttpHeaders; hostname: string };

/**
 * Whether a page of another site made a request. `Sec-Fetch-Site` decides, which no page can set; browsers without it, and
 * pages without encryption, send `Origin`, whose port proxies may hide. Clients other than browsers send neither and pass.
 *
 * @param publicHost the host name of the site, which may differ from the `Host` header behind a proxy
 */
export function isCrossOrigin({ headers, hostname }: Request, publicHost: string): boolean {
  const site = headers['sec-fetch-site'];
  // A reload or a restored tab is `none`: the visitor made the request.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const origin = URL.parse(headers.origin)?.hostname;
  return origin !== hostname && origin !== publicHost;
}
