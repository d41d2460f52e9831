import fs from 'node:fs';
import path from 'node:path';
import { type Allowed, headerPolicy } from '../../../server/headers/content-security-policy.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';
import { type SiteRules, siteRulesFile } from '../../../server/releases/site-rules.ts';
import { listFiles } from '../../files/list-files.ts';
import { nginxHeaders, nginxMaps } from './nginx-files.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

const withoutAddress = new Set(['404.html', '_not-found.html']);

/**
 * Writes headers, redirects and caching of the export for each kind of server, and a copy of each page for hosts that look for
 * `about/index.html` only.
 */
export function writeHostingFiles(
  out: string,
  allowed: Allowed,
  addresses: Pick<SiteRules, 'redirects' | 'unknown' | 'notFound'>,
): void {
  const coversSubdomains = process.env.HSTS_SUBDOMAINS !== 'off';
  const rules = { headers: securityHeaders(headerPolicy(allowed), coversSubdomains), ...addresses };
  const files = listFiles(out).filter((file) => file.endsWith('.html') && !withoutAddress.has(file));
  const pages = files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);
  const table = { ...rules, pages: pages.filter((page) => !isRedirected(page, addresses)) };
  for (const page of pages) if (page !== '/') copyIntoFolder(out, page);
  const written = {
    _headers: headersFile(table),
    _redirects: redirectsFile(table),
    // Keeps GitHub Pages from leaving out names with an underscore or a dot.
    '.nojekyll': '',
    '.hosting/nginx-maps.conf': nginxMaps(table),
    '.hosting/nginx-headers.conf': nginxHeaders(table),
    [siteRulesFile]: JSON.stringify(rules),
  };
  fs.mkdirSync(path.join(out, '.hosting'), { recursive: true });
  for (const [name, text] of Object.entries(written)) fs.writeFileSync(path.join(out, name), text);
}

function isRedirected(page: string, { redirects }: Pick<SiteRules, 'redirects'>): boolean {
  return redirects.some(({ from }) => from === page);
}

/**
 * `about.html` again as `about/index.html`. Simple hosts and buckets add no `.html`, and some never do where a folder has the
 * page's name. Both have the same canonical address.
 */
function copyIntoFolder(out: string, page: string): void {
  fs.mkdirSync(path.join(out, page), { recursive: true });
  fs.copyFileSync(
    path.join(out, `${page}.html`),
    path.join(out, page, 'index.html'),
    fs.constants.COPYFILE_FICLONE,
  );
}
