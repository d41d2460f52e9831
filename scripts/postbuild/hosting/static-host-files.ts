import { caching } from '../../../server/headers/file-headers.ts';
import { fileRules, type SiteTable } from './site-table.ts';

/** Folders of pictures. For all other files, hosts use their own, shorter caching. */
const pictureFolders = ['art/', 'og/'];

/**
 * `_headers` for static hosts. They apply all matching rules and join the values, so the header that differs between files is
 * left out of the rule for all files.
 */
export function headersFile({ headers }: SiteTable): string {
  const { 'cross-origin-resource-policy': _, ...everywhere } = headers;
  const rules = new Map([['/*', everywhere]]);
  const add = (start: string, header: Readonly<Record<string, string>>) => {
    const pattern = `/${start}${start.includes('.') ? '' : '*'}`;
    rules.set(pattern, { ...rules.get(pattern), ...header });
  };
  for (const { starts, name, value } of fileRules) for (const start of starts) add(start, { [name]: value });
  for (const folder of pictureFolders) add(folder, { 'cache-control': caching.others });
  return [...rules].map(([pattern, values]) => rule(pattern, values)).join('\n');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * `_redirects` for static hosts: permanent redirects, with the one status that all of these hosts support. Unknown slugs are
 * left to `404.html`, because on some hosts a rule for a whole folder would hide the folder's pages.
 */
export function redirectsFile({ redirects }: SiteTable): string {
  const toHome = ['/index', '/index.html'].map((from) => ({ from, to: '/' }));
  return [...toHome, ...redirects].map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
