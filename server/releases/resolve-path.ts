import type { SiteRules } from './site-rules.ts';

/** What answers a path: a file of the export, or a redirect. */
type Resolution = { status: 200 | 404; file: string } | { status: 302 | 308; location: string };

/** Resolves a decoded path. */
export type ResolvePath = (path: string) => Resolution;

/** Error pages without an address. */
const pagesWithoutAddress: ReadonlySet<string> = new Set(['404.html', '_not-found.html']);

/** What people copy along with an address: quotes, the end of a sentence, marks of a chat, and signs that nobody sees. */
export const straySigns =
  ' \t\r\n\u00a0/.,;:!?()[]{}<>\'"‘’“”„«»…。、–—-+=&#%@^$*_~|\\`\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/**
 * Prepares the routing of an export. A page `x.html` has the address `/x`. Other spellings redirect to it: `/x.html`, `/x/`,
 * `/x/index.html`, `/X`, `/x.`
 *
 * @param files the files that may be served. Redirects lead only to these, never to another site.
 */
export function createPathResolver(files: ReadonlySet<string>, rules: SiteRules): ResolvePath {
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  const notFoundPaths = new Set(rules.notFound.map((page) => page.path));
  const isPage = (path: string) => {
    const file = fileOf(path);
    return files.has(file) && !pagesWithoutAddress.has(file);
  };
  const fileFor = (path: string) =>
    rules.notFound.find(({ under }) => under === '/' || path === under || path.startsWith(`${under}/`))?.file;

  return (path) => {
    const redirect = redirects.get(path);
    if (redirect) return { status: 308, location: redirect };
    if (isPage(path) && !path.endsWith('/index'))
      return { status: notFoundPaths.has(path) ? 404 : 200, file: fileOf(path) };
    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('.html')) return { status: 200, file };

    const tidy = tidyPath(path);
    const location = redirects.get(tidy) ?? (isPage(tidy) ? tidy : undefined);
    if (location !== undefined && path !== tidy) return { status: 308, location };
    const rule = rules.unknown.find(({ under }) => path.startsWith(under) && path.length > under.length);
    if (rule) return { status: 302, location: rule.to };
    return { status: 404, file: fileFor(path) ?? '404.html' };
  };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Strips what does not belong to an address, at both ends. A regular expression for the end would take quadratic time. */
function tidyPath(path: string): string {
  const isStray = (sign = '') => straySigns.includes(sign);
  let start = 1;
  let end = path.length;
  while (start < end && isStray(path[start])) start += 1;
  while (end > start && isStray(path[end - 1])) end -= 1;
  const page = path.slice(start, end).toLowerCase();
  return `/${page}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
