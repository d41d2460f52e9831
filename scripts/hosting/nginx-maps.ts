import { cacheRules } from '../../server/headers/cache-rules.ts';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../server/headers/policy-facts.ts';
import { searchWorker } from '../../server/headers/search-worker.ts';

/** Redirects and refusals hold no file: an empty value sends no header. */
const bare = '~^(?:30[1278]|405)';

/** What `deploy/nginx.conf` includes to know what to say of each file. */
export function nginxMaps(facts: PolicyFacts): string {
  const folders = cacheRules.hashedFolders.map((folder) => entry(`~^\\d+ /${folder}`, cacheRules.hashed));
  return [
    map('$uri', '$site_policy', [
      entry('default', contentSecurityPolicy(facts, 'header')),
      entry(`/${searchWorker}`, contentSecurityPolicy(facts, 'worker')),
    ]),
    map('"$status $uri"', '$site_cache', [
      entry('default', cacheRules.others),
      entry(`${bare} `, ''),
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
