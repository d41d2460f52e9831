import { contentIn } from '../content/content-in.ts';
import { languages } from '../i18n/languages.ts';

/**
 * The origin of the site without a trailing slash: `SITE_ORIGIN` if it is set and not empty, otherwise from `company.yaml`.
 *
 * @throws Error when `SITE_ORIGIN` is not an http origin.
 */
export function siteOrigin(): string {
  const wanted = process.env.SITE_ORIGIN || contentIn(languages[0]).company.origin;
  const url = URL.parse(wanted);
  if (!url?.protocol.startsWith('http') || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_ORIGIN: expected an origin such as https://www.example.ca, found "${wanted}"`);
  }
  return url.origin;
}

/** Whether an origin is public: not a reserved domain, a local name or an IP address. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  const isReserved = /(?:^|\.)(?:example|test|invalid|localhost|local|internal)$/.test(hostname);
  return !isReserved && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}
