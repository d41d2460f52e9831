import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey, networkKey } from './limit-key.ts';

/** Messages per hour; 0 for no limit. */
type Limits = {
  perAddress: number;
  /** Of all addresses. */
  inTotal: number;
};

/**
 * Creates the hourly rate limits of this process: per address, and a total. Beyond the total, each network (IPv4 /24, IPv6
 * /48) may still send one message an hour: a flood silences only the networks it comes from.
 *
 * @returns a function that counts a message and resolves to the seconds its sender has to wait, if any
 */
export function createRateLimit({ perAddress, inTotal }: Limits) {
  const addresses = createLimiter(perAddress);
  const total = createLimiter(inTotal);
  const networks = createLimiter(1);

  return async function consumeRateLimit(address: string): Promise<number | undefined> {
    const wait = perAddress > 0 ? await consume(addresses, limitKey(address)) : undefined;
    if (wait !== undefined || inTotal === 0) return wait;
    if ((await consume(total, 'all')) === undefined) return undefined;
    return consume(networks, networkKey(address));
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
