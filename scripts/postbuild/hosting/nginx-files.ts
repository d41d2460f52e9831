import { caching } from '../../../server/headers/file-headers.ts';
import { straySigns } from '../../../server/releases/resolve-path.ts';
import { fileRules, type SiteTable } from './site-table.ts';

/** A regular expression for one byte of what people copy along with an address: the bytes of these characters. */
const stray = `[${[...new Set(Buffer.from(straySigns))].map((byte) => `\\x${byte.toString(16)}`).join('')}]`;

/** A regular expression for any of the texts, none of which contains a special character but the dot. */
function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map((text) => text.replaceAll('.', '\\.')).join('|')})`;
}

/** Maps for the `http` block: the page of each spelling of its address, and what depends on the address or the status. */
export function nginxMaps(table: SiteTable): string {
  const { pages, redirects, unknown, notFound } = table;
  const values = (name: string) =>
    fileRules
      .filter((rule) => rule.name === name)
      .map(({ starts, value }) => entry(`~^\\d+ /${anyOf(starts)}`, value));
  return [
    'map_hash_bucket_size 128;\nmap_hash_max_size 8192;\n',
    map('$uri', '$trimmed_uri', [
      entry(`~^/${stray}*+(?<trimmed>.*(?!${stray}).)${stray}*$`, '/$trimmed'),
      entry('default', '/'),
    ]),
    map('$trimmed_uri', '$tidy_uri', [
      entry('~^(?<tidy>/.+?)(?:/index)?\\.html$', '$tidy'),
      entry('~^(?<outer>/.+)/index$', '$outer'),
      entry('default', '$trimmed_uri'),
    ]),
    // nginx ignores case in keys that are not patterns.
    map('$tidy_uri', '$page', [
      entry('/index', '/'),
      ...pages.map((page) => entry(page, page)),
      ...redirects.map(({ from, to }) => entry(from, to)),
    ]),
    map('$uri>$page', '$redirect_to', [entry('~^(.+)>\\1$', ''), entry('~>(?<target>[^>]+)$', '$target')]),
    map(
      '$uri',
      '$unknown_to',
      unknown.map(({ under, to }) => entry(`~^${under}.`, to)),
    ),
    map(
      '$uri',
      '$is_not_found_page',
      notFound.map(({ path }) => entry(`~^${path}$`, '1')),
    ),
    map('$uri', '$not_found_file', [
      entry('default', '/404.html'),
      ...notFound.map(({ path }) => entry(`~^${path}$`, `${path}.html`)),
      // `404.html` stands for all other URLs.
      ...notFound.flatMap(({ under, file }) => (under === '/' ? [] : entry(`~^${under}(?:/|$)`, `/${file}`))),
    ]),
    map('$status $uri', '$site_caching', [
      entry('default', caching.others),
      entry('~^30[1278]', ''),
      // Error pages other than 404.
      entry('~^(?:4(?!04)|5)', 'no-store'),
      entry('~\\.html$', caching.pages),
      ...values('cache-control'),
    ]),
    map('$status $uri', '$site_sharing', [
      entry('default', 'same-origin'),
      ...values('cross-origin-resource-policy'),
    ]),
  ].join('\n');
}

/** The headers of every response, for the `server` block. */
export function nginxHeaders({ headers }: SiteTable): string {
  const all = {
    ...headers,
    'cross-origin-resource-policy': '$site_sharing',
    'cache-control': '$site_caching',
    vary: 'accept-encoding',
  };
  return Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function entry(key: string, value: string): string {
  return `    "${key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" "${value}";`;
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return [`map "${source}" ${variable} {`, ...entries, '}', ''].join('\n');
}
