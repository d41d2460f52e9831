/**
 * The path and query of a request target.
 *
 * The target may also be absolute, as proxies send it (RFC 9112, 3.2.2). A path that is not UTF-8 gets its percent signs
 * escaped: no page has such a name, so the not-found page answers.
 */
export function requestPath(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', query] = split(relative);
  const absolute = path.startsWith('/') ? path : `/${path}`;
  return query === undefined ? decodable(absolute) : `${decodable(absolute)}?${query}`;
}

function split(url: string): [path: string, query?: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
