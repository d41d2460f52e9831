import { isIP, SocketAddress } from 'node:net';

/** Longer than any real chain of proxies. Earlier entries are made up by the client. */
const maxHops = 20;

/** The last addresses of an `X-Forwarded-For` header, in canonical form. */
export function canonicalForwardedFor(header: string): string {
  return header
    .slice(startOfLastHops(header))
    .split(',')
    .map((part) => canonicalAddress(part.trim()))
    .join(', ');
}

/** Searches from the end: splitting the whole header would cost time for every entry that a client makes up. */
function startOfLastHops(header: string): number {
  let start = header.length + 1;
  for (let count = 0; count < maxHops && start > 0; count++)
    start = start === 1 ? 0 : header.lastIndexOf(',', start - 2) + 1;
  return start;
}

/** Strips the port and unwraps IPv4 addresses that are mapped into IPv6. Text that is not an address stays as it is. */
export function canonicalAddress(text: string): string {
  const address =
    isIP(text) === 4 ? text : SocketAddress.parse(isIP(text) === 6 ? `[${text}]` : text)?.address;
  return address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '') ?? text;
}
