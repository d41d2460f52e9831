/** What a path is answered with: a file of the export, or another address. */
export type Answer = { status: 200 | 404; file: string } | { status: 302 | 308; location: string };

const moved: ReadonlyMap<string, string> = new Map([
  ['/service/managed-it-services', '/services/managed-it-services'],
]);

/** Folders whose unknown pages send the visitor to the not-found page instead of showing it in place. */
const redirectedWhenUnknown = /^\/(?:services|locations|case-studies)\/./;

/** Pages that tell of an error: their own addresses answer 404, too. */
const errorPages: ReadonlySet<string> = new Set(['404.html', '_not-found.html', 'not-found.html']);

/**
 * Decides how a decoded path is answered. A page `x.html` has one address, `/x`; `/x.html` and `/x/` lead there.
 *
 * @param files what the export holds, as `listFiles` returns it. A redirect leads to one of these, never off the site.
 */
export function findAnswer(path: string, files: ReadonlySet<string>): Answer {
  const newPath = moved.get(path);
  if (newPath) return { status: 308, location: newPath };
  if (path === '/') return { status: 200, file: 'index.html' };

  const page = `${path.slice(1)}.html`;
  if (page === 'index.html') return { status: 308, location: '/' };
  if (files.has(page)) return errorPages.has(page) ? errorPage(page) : { status: 200, file: page };

  const file = path.slice(1);
  if (files.has(file) && !file.endsWith('.html')) return { status: 200, file };

  const clean = path.replace(/(?:\.html|\/+)$/, '');
  if (clean !== path && files.has(`${clean.slice(1)}.html`)) {
    const { status } = findAnswer(clean, files);
    return status === 404 && clean !== '/not-found' ? errorPage('404.html') : redirect(clean);
  }
  return redirectedWhenUnknown.test(path) ? { status: 302, location: '/not-found' } : errorPage('404.html');
}

function errorPage(page: string): Answer {
  return { status: 404, file: page === 'not-found.html' ? page : '404.html' };
}

function redirect(path: string): Answer {
  return { status: 308, location: path === '/index' ? '/' : encodeURI(path) };
}
