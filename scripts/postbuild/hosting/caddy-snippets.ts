import { cacheRules } from '../../../server/headers/cache-rules.ts';
import { contentSecurityPolicy } from '../../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';
import { searchWorker } from '../../../server/headers/search-worker.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';

/** What `deploy/Caddyfile` imports: the headers of every response, and the caching of each file. */
export function caddySnippets(facts: PolicyFacts): string {
  const headers = Object.entries(securityHeaders(contentSecurityPolicy(facts, 'header'))).map(
    ([name, value]) => `header ${name} "${value}"`,
  );
  const hashed = cacheRules.hashedFolders.map((folder) => `/${folder}*`).join(' ');
  const pages = '/ *.html';
  return [
    ...snippet('site_headers', [
      ...headers,
      `header /${searchWorker} content-security-policy "${contentSecurityPolicy(facts, 'worker')}"`,
    ]),
    ...snippet('site_caching', [
      `@pages path ${pages}`,
      `@hashed path ${hashed}`,
      `@others not path ${pages} ${hashed}`,
      `header @pages cache-control "${cacheRules.pages}"`,
      `header @hashed cache-control "${cacheRules.hashed}"`,
      `header @others cache-control "${cacheRules.others}"`,
    ]),
  ].join('\n');
}

function snippet(name: string, lines: readonly string[]): string[] {
  return [`(${name}) {`, ...lines.map((line) => `\t${line}`), '}', ''];
}
