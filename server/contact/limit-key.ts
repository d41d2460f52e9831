import ipaddr from 'ipaddr.js';

/** Identifies one sender: an IPv4 address or an IPv6 /64, which is what a single customer of a provider gets. */
export function limitKey(address: string): string {
  return prefixOf(address, 32, 64);
}

/** Identifies one network: an IPv4 /24 or an IPv6 /48. */
export function networkKey(address: string): string {
  return prefixOf(address, 24, 48);
}

/** The first bits of an address. Text that is not an address stays as it is. */
function prefixOf(text: string, bits4: number, bits6: number): string {
  if (!ipaddr.isValid(text)) return text;
  // Unwraps IPv4 addresses that are mapped into IPv6.
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits4}`)}/${bits4}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits6}`)}/${bits6}`;
}
