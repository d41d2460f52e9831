import { securityHeaders } from '../../../server/headers/security-headers.ts';

/** What `deploy/nginx.conf` includes to send the headers, with every status. */
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
