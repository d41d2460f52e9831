import type { AddressRules } from '../../../server/releases/address-rules.ts';

/**
 * What `deploy/nginx.conf` includes to answer addresses that are no files: where a page has moved to, where an unknown one
 * leads, and which page says that nothing was found. nginx ignores case in plain values, so all are patterns.
 */
export function nginxAddresses({ redirects, unknown, notFound }: AddressRules): string {
  const special = notFound.filter(({ under }) => under !== '/');
  return [
    map('$redirect_to', [
      rule('^/index(?:\\.html)?$', '/'),
      ...redirects.map(({ from, to }) => rule(`^${patternOf(from)}$`, to)),
    ]),
    map(
      '$unknown_to',
      unknown.map(({ under, to }) => rule(`^${patternOf(under)}.`, to)),
    ),
    map(
      '$is_not_found_page',
      notFound.map(({ path }) => rule(`^${patternOf(path)}$`, '1')),
    ),
    map('$not_found_file', [
      '    default "/404.html";',
      ...notFound.map(({ path }) => rule(`^${patternOf(path)}$`, `${path}.html`)),
      ...special.map(({ under, file }) => rule(`^${patternOf(under)}(?:/|$)`, `/${file}`)),
    ]),
  ].join('\n');
}

function map(variable: string, entries: readonly string[]): string {
  return [`map $uri ${variable} {`, ...entries, '}', ''].join('\n');
}

function rule(pattern: string, value: string): string {
  return `    "~${pattern.replaceAll('\\', '\\\\')}" "${value}";`;
}

/** An address as a pattern. */
function patternOf(address: string): string {
  return address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
