import { isIP, SocketAddress } from 'node:net';

/**
 * The addresses of an `X-Forwarded-For` header, each written in one way: without a port, and an IPv4 address as such also
 * where it is mapped into IPv6. What is no address stays as it is.
 */
export function canonicalForwardedFor(header: string): string {
  return header
    .split(',')
    .map((part) => canonicalAddress(part.trim()))
    .join(', ');
}

function canonicalAddress(text: string): string {
  const address =
    isIP(text) === 4 ? text : SocketAddress.parse(isIP(text) === 6 ? `[${text}]` : text)?.address;
  return address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '') ?? text;
}
