import type { PolicyFacts } from '../../server/headers/policy-facts.ts';
import { securityHeaders } from '../../server/headers/security-headers.ts';

/** What `deploy/nginx.conf` includes to send the headers, with every status. */
export function nginxHeaders(facts: PolicyFacts): string {
  const headers = {
    ...securityHeaders(facts),
    'content-security-policy': '$site_policy',
    'cache-control': '$site_cache',
    vary: '$site_vary',
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
