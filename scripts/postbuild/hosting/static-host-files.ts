import { cacheRules } from '../../../server/headers/cache-rules.ts';
import { contentSecurityPolicy, searchWorker } from '../../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';
import type { AddressRules } from '../../../server/releases/address-rules.ts';

/** Folders of pictures. For all other files, hosts use their own, shorter caching. */
const pictureFolders = ['art/', 'og/'];

/**
 * `_headers` for static hosts. They apply all matching rules, so only the policy may be in two rules that match the same
 * address: two policies both apply.
 */
export function headersFile(facts: PolicyFacts): string {
  const cached = (value: string) => (folder: string) => rule(`/${folder}*`, { 'cache-control': value });
  return [
    rule('/*', securityHeaders(contentSecurityPolicy(facts, 'host'))),
    rule(`/${searchWorker}`, { 'content-security-policy': contentSecurityPolicy(facts, 'worker') }),
    ...cacheRules.hashedFolders.map(cached(cacheRules.hashed)),
    ...pictureFolders.map(cached(cacheRules.others)),
  ].join('\n');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * `_redirects` for static hosts: permanent redirects, with the one status that all of these hosts support. Unknown slugs are
 * left to `404.html`, because on some hosts a rule for a whole folder would hide the folder's pages.
 */
export function redirectsFile({ redirects }: AddressRules): string {
  const toHome = [
    { from: '/index', to: '/' },
    { from: '/index.html', to: '/' },
  ];
  return [...toHome, ...redirects].map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
