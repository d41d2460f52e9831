import { cacheRules } from '../../../server/headers/cache-rules.ts';
import { contentSecurityPolicy, searchWorker } from '../../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';

/** Folders of pictures. Whatever else is left, hosts have their own, shorter time for. */
const otherFolders = ['art/', 'og/'];

/**
 * The rules for static hosts that read `_headers`. They apply every rule that fits an address, so no header but the
 * policy stands in two that could: two policies both hold.
 */
export function headersFile(facts: PolicyFacts): string {
  const cached = (value: string) => (folder: string) => rule(`/${folder}*`, { 'cache-control': value });
  return [
    rule('/*', securityHeaders(contentSecurityPolicy(facts, 'host'))),
    rule(`/${searchWorker}`, { 'content-security-policy': contentSecurityPolicy(facts, 'worker') }),
    ...cacheRules.hashedFolders.map(cached(cacheRules.hashed)),
    ...otherFolders.map(cached(cacheRules.others)),
  ].join('\n');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
