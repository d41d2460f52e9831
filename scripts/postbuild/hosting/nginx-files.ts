import { cacheRules } from '../../../server/headers/cache-rules.ts';
import {
  contentSecurityPolicy,
  policyFor,
  searchWorker,
} from '../../../server/headers/content-security-policy.ts';
import { mediaTypes } from '../../../server/headers/media-types.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';
import type { AddressRules } from '../../../server/releases/address-rules.ts';

/** Redirects have no body and need neither policy nor caching: an empty value sends no header. */
const bodiless = '~^30[1278]';

/** Error pages other than 404 must not be cached. */
const errorPage = '~^(?:4(?!04)|5)';

/** Policy, caching and `vary` of each response, by address and status. */
export function nginxMaps(facts: PolicyFacts): string {
  return [
    // Addresses are longer than nginx's default bucket size.
    'map_hash_bucket_size 128;\n',
    map('$uri', '$page_styles', [
      ...Object.entries(facts.pages).map(([file, styles]) => entry(`/${file}`, styles.join("' '"))),
    ]),
    map('"$status $uri"', '$site_policy', [
      entry('default', policyFor(facts)),
      entry(`${bodiless} `, policyFor(facts)),
      entry(`~ /${searchWorker}$`, policyFor(facts, searchWorker)),
      entry('~\\.html$', contentSecurityPolicy({ ...facts, styles: ['$page_styles'] }, 'header')),
    ]),
    map('"$status $uri"', '$site_cache', [
      entry('default', cacheRules.others),
      entry(`${bodiless} `, ''),
      entry(errorPage, 'no-store'),
      entry('~\\.html$', cacheRules.pages),
      ...cacheRules.hashedFolders.map((folder) => entry(`~^\\d+ /${folder}`, cacheRules.hashed)),
    ]),
    map('$status', '$site_vary', [entry('default', 'accept-encoding'), entry(`${bodiless}$`, '')]),
  ].join('\n');
}

/**
 * Redirects, redirects of unknown slugs, and the not-found page of each folder. All keys are patterns, because nginx ignores
 * case in plain ones. Addresses consist of slugs, which need no escaping.
 */
export function nginxAddresses({ redirects, unknown, notFound }: AddressRules): string {
  const inFolders = notFound.filter(({ under }) => under !== '/');
  return [
    map('$uri', '$redirect_to', [
      entry('~^/index(?:\\.html)?$', '/'),
      ...redirects.map(({ from, to }) => entry(`~^${from}$`, to)),
    ]),
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
      '    default "/404.html";',
      ...notFound.map(({ path }) => entry(`~^${path}$`, `${path}.html`)),
      ...inFolders.map(({ under, file }) => entry(`~^${under}(?:/|$)`, `/${file}`)),
    ]),
  ].join('\n');
}

/** The headers of every response. */
export function nginxHeaders(): string {
  const headers = {
    ...securityHeaders('$site_policy'),
    'cache-control': '$site_cache',
    vary: '$site_vary',
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** Media types by file name extension. */
export function nginxTypes(): string {
  const types = [...mediaTypes].map(([extension, type]) => ({ extension, name: type.split('; ')[0] ?? '' }));
  // nginx always adds the charset to text/html, and warns when it is listed.
  const withCharset = [...mediaTypes.values()]
    .filter((type) => type.includes('; ') && !type.startsWith('text/html'))
    .map((type) => type.split('; ')[0]);
  return [
    'types {',
    ...types.map(({ extension, name }) => `    ${name} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(withCharset)].join(' ')};`,
    '',
  ].join('\n');
}

function entry(key: string, value: string): string {
  return `    "${key.replaceAll('\\', '\\\\')}" "${value}";`;
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return [`map ${source} ${variable} {`, ...entries, '}', ''].join('\n');
}
