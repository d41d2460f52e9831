/**
 * The headers of every response.
 *
 * @param policy the content security policy
 * @param coversSubdomains whether browsers must use HTTPS for every subdomain, too
 */
export function securityHeaders(policy: string, coversSubdomains: boolean): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`,
  };
}
