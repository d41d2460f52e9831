import type { AddressRules } from './address-rules.ts';
import type { Files } from './list-files.ts';

/** What answers a path: a file of the export, or a redirect. */
type Resolution = { status: 200 | 404; file: string } | { status: 302 | 308; location: string };

/** Resolves a decoded path. */
export type ResolvePath = (path: string) => Resolution;

/** Error pages without an address. */
const pagesWithoutAddress: ReadonlySet<string> = new Set(['404.html', '_not-found.html']);

/**
 * Prepares the routing of an export. A page `x.html` has the address `/x`; `/x.html` and `/x/` redirect to it.
 *
 * @param files as `listFiles` returns them. Redirects lead only to these, never to another site.
 */
export function createPathResolver(files: Files, rules: AddressRules): ResolvePath {
  const redirects = new Map([
    ['/index', '/'],
    ['/index.html', '/'],
    ...rules.redirects.map(({ from, to }) => [from, to] as const),
  ]);
  const notFoundPaths = new Set(rules.notFound.map((page) => page.path));
  const isPage = (file: string) => files.has(file) && !pagesWithoutAddress.has(file);
  const notFoundPage = (path: string) =>
    rules.notFound.find(({ under }) => under === '/' || path === under || path.startsWith(`${under}/`));

  return (path) => {
    const redirect = redirects.get(path);
    if (redirect) return { status: 308, location: redirect };
    if (path === '/') return { status: 200, file: 'index.html' };

    const page = `${path.slice(1)}.html`;
    if (isPage(page)) return { status: notFoundPaths.has(path) ? 404 : 200, file: page };

    const clean = stripEnding(path);
    if (clean !== path && isPage(`${clean.slice(1)}.html`))
      return { status: 308, location: encodeURI(clean) };

    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('.html')) return { status: 200, file };
    const rule = rules.unknown.find(({ under }) => path.startsWith(under) && path.length > under.length);
    if (rule) return { status: 302, location: rule.to };
    return { status: 404, file: notFoundPage(path)?.file ?? '404.html' };
  };
}

/** Strips `.html` or trailing slashes. A regular expression for the slashes would take quadratic time. */
function stripEnding(path: string): string {
  if (!path.endsWith('/')) return path.replace(/\.html$/, '');
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
