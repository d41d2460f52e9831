import { isIPv4, isIPv6 } from 'node:net';
import { canonicalAddress } from '../http/canonical-address.ts';

/** Identifies one sender: an IPv4 address or an IPv6 /64, which is what a single customer of a provider gets. */
export function limitKey(address: string): string {
  const host = withoutZone(address);
  return isIPv6(host) ? `${prefixOf(host, 4)}::/64` : host;
}

/** Identifies one network: an IPv4 /24 or an IPv6 /48. */
export function networkKey(address: string): string {
  const host = withoutZone(address);
  if (isIPv4(host)) return `${host.slice(0, host.lastIndexOf('.'))}.0/24`;
  return isIPv6(host) ? `${prefixOf(host, 3)}::/48` : host;
}

/** `fe80::1` for `fe80::1%eth0`. */
function withoutZone(address: string): string {
  return canonicalAddress(address.replace(/%[^\]]*/, ''));
}

/** The first 16-bit groups of an IPv6 address. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsIn = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, count).join(':');
}
