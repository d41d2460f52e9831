import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Creates the hourly rate limits of this process, with 0 for none: per sender (an IPv4 address or an IPv6 /64, which is what
 * a single customer of a provider gets), and a total. Beyond the total, each network (IPv4 /24, IPv6 /48) may still send one
 * message an hour: a flood silences only the networks it comes from.
 *
 * @returns a function that counts a message and resolves to the seconds its sender has to wait, if any
 */
export function createRateLimit(perSender: number, inTotal: number) {
  const senders = createLimiter(perSender);
  const total = createLimiter(inTotal);
  const networks = createLimiter(1);

  return async function consumeRateLimit(address: string): Promise<number | undefined> {
    const wait = perSender > 0 ? await consume(senders, networkOf(address, 32, 64)) : undefined;
    if (wait !== undefined || inTotal === 0) return wait;
    if ((await consume(total, 'all')) === undefined) return undefined;
    return consume(networks, networkOf(address, 24, 48));
  };
}

function createLimiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 3600 });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** The first bits of an address, to which some proxies add a port. Text that is not an address stays as it is. */
function networkOf(text: string, bits4: number, bits6: number): string {
  const host = SocketAddress.parse(text)?.address ?? text;
  if (!ipaddr.isValid(host)) return host;
  // Unwraps IPv4 addresses that are mapped into IPv6.
  const address = ipaddr.process(host);
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits4}`)}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits6}`)}`;
}
