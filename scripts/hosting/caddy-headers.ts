import { cacheRules } from '../../server/headers/cache-rules.ts';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../server/headers/policy-facts.ts';
import { searchWorker } from '../../server/headers/search-worker.ts';
import { securityHeaders } from '../../server/headers/security-headers.ts';

/** What `deploy/Caddyfile` imports to send the headers. */
export function caddyHeaders(facts: PolicyFacts): string {
  const hashed = cacheRules.hashedFolders.map((folder) => `/${folder}*`).join(' ');
  const worker = `/${searchWorker}`;
  const lines = Object.entries(securityHeaders(facts)).map(([name, value]) => `    ${name} "${value}"`);
  return [
    `header {\n${lines.join('\n')}\n}`,
    `@worker path ${worker}`,
    `header @worker content-security-policy "${contentSecurityPolicy(facts, 'worker')}"`,
    `@hashed path ${hashed}`,
    `header @hashed cache-control "${cacheRules.hashed}"`,
    `@pages path *.html`,
    `header @pages cache-control "${cacheRules.pages}"`,
    `@others not path *.html ${hashed}`,
    `header @others cache-control "${cacheRules.others}"`,
    '',
  ].join('\n');
}
