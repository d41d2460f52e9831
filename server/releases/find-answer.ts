import type { AddressRules } from './address-rules.ts';
import type { Files } from './list-files.ts';

/** What a path is answered with: a file of the export, or another address. */
export type Answer = { status: 200 | 404; file: string } | { status: 302 | 308; location: string };

/** Shown in place of what is missing, without an address of their own. */
const withoutAddress: ReadonlySet<string> = new Set(['404.html', '_not-found.html']);

/** Decides how a decoded path is answered. */
export type FindAnswer = (path: string) => Answer;

/**
 * Prepares the answers of an export. A page `x.html` has one address, `/x`; `/x.html` and `/x/` lead there.
 *
 * @param files what the export holds, as `listFiles` returns it. A redirect leads to one of these, never off the site.
 */
export function createFindAnswer(files: Files, rules: AddressRules): FindAnswer {
  const redirects = new Map([
    ['/index', '/'],
    ['/index.html', '/'],
    ...rules.redirects.map(({ from, to }) => [from, to] as const),
  ]);
  const notFound = new Set(rules.notFound.map((page) => page.path));
  const isPage = (file: string) => files.has(file) && !withoutAddress.has(file);
  const missingAt = (path: string) =>
    rules.notFound.find(({ under }) => under === '/' || path === under || path.startsWith(`${under}/`));

  return (path) => {
    const newPath = redirects.get(path);
    if (newPath) return { status: 308, location: newPath };
    if (path === '/') return { status: 200, file: 'index.html' };

    const page = `${path.slice(1)}.html`;
    if (isPage(page)) return { status: notFound.has(path) ? 404 : 200, file: page };

    const clean = withoutEnding(path);
    if (clean !== path && isPage(`${clean.slice(1)}.html`))
      return { status: 308, location: encodeURI(clean) };

    const file = path.slice(1);
    if (files.has(file) && !file.endsWith('.html')) return { status: 200, file };
    const rule = rules.unknown.find(({ under }) => path.startsWith(under) && path.length > under.length);
    if (rule) return { status: 302, location: rule.to };
    return { status: 404, file: missingAt(path)?.file ?? '404.html' };
  };
}

/** Without `.html`, or without the slashes at the end. A pattern for these would take quadratic time. */
function withoutEnding(path: string): string {
  if (!path.endsWith('/')) return path.replace(/\.html$/, '');
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
