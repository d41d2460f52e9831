import { contentIn } from '../content/content-in.ts';
import { languages } from '../i18n/languages.ts';

/**
 * Where the site is published, without a slash at the end: `SITE_ORIGIN`, or else the origin in `company.yaml`. An empty
 * variable counts as one that is not set.
 *
 * @throws Error when `SITE_ORIGIN` is no http address, or names more than an origin.
 */
export function siteOrigin(): string {
  const wanted = process.env.SITE_ORIGIN || contentIn(languages[0]).company.origin;
  const url = URL.parse(wanted);
  if (!url?.protocol.startsWith('http') || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_ORIGIN: expected an origin such as https://www.example.ca, found "${wanted}"`);
  }
  return url.origin;
}

/** Whether an origin can be reached by the public: neither in a reserved zone, nor this machine, nor a bare address. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  const isReserved = /(?:^|\.)(?:example|test|invalid|localhost|local|internal)$/.test(hostname);
  return !isReserved && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}
