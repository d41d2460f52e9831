import { isIP, SocketAddress } from 'node:net';

/** No chain of proxies is as long. What the client itself has made up is before it. */
const most = 20;

/**
 * The last addresses of an `X-Forwarded-For` header, each written in one way: without a port, and an IPv4 address as such also
 * where it is mapped into IPv6. What is no address stays as it is.
 */
export function canonicalForwardedFor(header: string): string {
  return header
    .slice(startOfLast(header))
    .split(',')
    .map((part) => canonicalAddress(part.trim()))
    .join(', ');
}

function startOfLast(header: string): number {
  let start = header.length + 1;
  for (let count = 0; count < most && start > 0; count++)
    start = start === 1 ? 0 : header.lastIndexOf(',', start - 2) + 1;
  return start;
}

function canonicalAddress(text: string): string {
  const address =
    isIP(text) === 4 ? text : SocketAddress.parse(isIP(text) === 6 ? `[${text}]` : text)?.address;
  return address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '') ?? text;
}
