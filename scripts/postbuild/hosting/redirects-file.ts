import type { AddressRules } from '../../../server/releases/address-rules.ts';

/**
 * The rules for static hosts that read `_redirects`: pages that have moved for good, with the status that all of them
 * know. What is unknown is not in it: `404.html` sends the visitor on by itself, and a rule for a whole folder would hide
 * its pages on some hosts.
 */
export function redirectsFile({ redirects }: AddressRules): string {
  const names = [
    { from: '/index', to: '/' },
    { from: '/index.html', to: '/' },
  ];
  return [...names, ...redirects].map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
