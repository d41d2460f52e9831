import { isIP, SocketAddress } from 'node:net';

/** Longer than any real chain of proxies. Earlier entries are made up by the client. */
const maxHops = 20;

/** The last addresses of an `X-Forwarded-For` header, without the ports that some proxies add. */
export function forwardedAddresses(header: string): string {
  return header
    .split(',')
    .slice(-maxHops)
    .map((part) => withoutPort(part.trim()))
    .join(', ');
}

/** Text that is not an address stays as it is. */
function withoutPort(text: string): string {
  return isIP(text) === 0 ? (SocketAddress.parse(text)?.address ?? text) : text;
}
