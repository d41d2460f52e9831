import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** Sent with every response, whatever it holds. Only the search worker's has a policy of its own. */
export function securityHeaders(
  facts: PolicyFacts,
  place: 'header' | 'host' = 'header',
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(facts, place),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
}
