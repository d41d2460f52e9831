import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one sender: an IPv4 address, or the first 64 bits of an IPv6 address, of which a single customer
 * of a network has as many as there are. An IPv4 address written as IPv6, or with a port, is the same sender.
 */
export function limitKey(address: string): string {
  const host = withoutPort(address);
  if (!isIPv6(host)) return host;
  const groups = groupsOf(host);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${prefixOf(groups, 4)}::/64`;
}

/** What counts as one network, of which a customer has one: a /24 of IPv4, a /48 of IPv6. */
export function networkKey(address: string): string {
  const key = limitKey(address);
  if (isIPv4(key)) return `${key.slice(0, key.lastIndexOf('.'))}.0/24`;
  const host = key.replace('/64', '');
  return isIPv6(host) ? `${prefixOf(groupsOf(host), 3)}::/48` : key;
}

/** `192.0.2.1:4000` and `[2001:db8::1]:4000`, as some proxies write addresses, and `fe80::1%eth0`. */
function withoutPort(address: string): string {
  const [host = '', port] = address.split(':');
  if (isIPv4(host) && port !== undefined) return host;
  const inner = address.startsWith('[') ? address.slice(1, address.indexOf(']')) : address;
  return inner.split('%', 1)[0] ?? inner;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const prefixOf = (groups: readonly number[], count: number) =>
  groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
