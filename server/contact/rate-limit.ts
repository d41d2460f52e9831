import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../store/database.ts';
import { digest } from '../store/digest.ts';
import { limitKey, networkKey } from './limit-key.ts';

/** Messages per hour; 0 for no limit. */
type Limits = {
  perAddress: number;
  /** Of all addresses, in this process. */
  inTotal: number;
};

/** In seconds. */
const hour = 3600;

/**
 * Creates the hourly rate limits: per address, shared by all servers on one PostgreSQL database, and a total.
 *
 * Beyond the total, each network (IPv4 /24, IPv6 /48) may still send one message an hour: a flood silences only the
 * networks it comes from.
 *
 * @returns a function that counts a message and resolves to the seconds its sender has to wait, if any; it rejects with
 * the error of the database
 */
export function createRateLimit(
  database: Database,
  { perAddress, inTotal }: Limits,
): (address: string) => Promise<number | undefined> {
  const addresses = perAddress > 0 ? addressLimiter(database, perAddress) : undefined;
  const total = new RateLimiterMemory({ points: inTotal, duration: hour, keyPrefix: 'total' });
  const networks = new RateLimiterMemory({ points: 1, duration: hour, keyPrefix: 'networks' });

  return async function consumeRateLimit(address) {
    // A digest, so that a copy of the database reveals no addresses.
    const wait = addresses && (await consume(addresses, digest(limitKey(address))));
    if (wait !== undefined || inTotal === 0) return wait;
    if ((await consume(total, 'all')) === undefined) return undefined;
    return consume(networks, networkKey(address));
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function addressLimiter(database: Database, points: number): Limiter {
  const options = { points, duration: hour, keyPrefix: 'posts' };
  if (database.kind !== 'postgres') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'post_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

async function consume(limiter: Limiter, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
