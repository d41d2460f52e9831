import { cacheRules } from '../../../server/headers/cache-rules.ts';
import {
  contentSecurityPolicy,
  policyFor,
  searchWorker,
} from '../../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';

/** Redirects hold no file: an empty value sends no header. */
const bare = '~^30[1278]';

/** What a server shows in place of an answer is for this one moment. */
const errorPage = '~^(?:4(?!04)|5)';

/** What `deploy/nginx.conf` includes to know what to say of each file. */
export function nginxMaps(facts: PolicyFacts): string {
  const folders = cacheRules.hashedFolders.map((folder) => entry(`~^\\d+ /${folder}`, cacheRules.hashed));
  return [
    // Addresses are longer than nginx expects of names.
    'map_hash_bucket_size 128;\n',
    map('$uri', '$page_styles', [
      ...Object.entries(facts.pages).map(([file, styles]) => entry(`/${file}`, styles.join("' '"))),
    ]),
    map('"$status $uri"', '$site_policy', [
      entry('default', policyFor(facts)),
      entry(`${bare} `, policyFor(facts)),
      entry(`~ /${searchWorker}$`, policyFor(facts, searchWorker)),
      entry('~\\.html$', contentSecurityPolicy({ ...facts, styles: ['$page_styles'] }, 'header')),
    ]),
    map('"$status $uri"', '$site_cache', [
      entry('default', cacheRules.others),
      entry(`${bare} `, ''),
      entry(errorPage, 'no-store'),
      entry('~\\.html$', cacheRules.pages),
      ...folders,
    ]),
    map('$status', '$site_vary', [entry('default', 'accept-encoding'), entry(`${bare}$`, '')]),
  ].join('\n');
}

function entry(key: string, value: string): string {
  return `    "${key.replaceAll('\\', '\\\\')}" "${value}";`;
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return [`map ${source} ${variable} {`, ...entries, '}', ''].join('\n');
}
