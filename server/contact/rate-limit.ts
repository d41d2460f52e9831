import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../store/database.ts';
import { limitKey, networkKey } from './limit-key.ts';

type Limits = {
  /** Messages of one address within an hour; 0 for no limit. */
  perAddress: number;
  /** Messages of everybody together that one server takes within an hour; 0 for no limit. */
  inTotal: number;
};

const hour = 3600;

/**
 * Counts messages over an hour: by address, together with the other servers where the database is shared, and all of
 * them together in this server.
 *
 * Once the total is reached, each network (a /24 of IPv4, a /48 of IPv6) still gets one message an hour through: a
 * flood from some networks silences those networks, and everybody else can still write.
 *
 * @returns a function that counts a message and tells how many seconds its sender has to wait, or undefined to let it
 * pass. It throws what the database said.
 */
export function createRateLimit(
  database: Database,
  { perAddress, inTotal }: Limits,
): (address: string) => Promise<number | undefined> {
  const addresses = perAddress > 0 ? addressLimiter(database, perAddress) : undefined;
  const total = new RateLimiterMemory({ points: inTotal, duration: hour, keyPrefix: 'total' });
  const networks = new RateLimiterMemory({ points: 1, duration: hour, keyPrefix: 'networks' });

  return async function consumeRateLimit(address) {
    // In the database, an address is of use to nobody who has only a copy of it.
    const wait = addresses && (await consume(addresses, database.cipher.digest(limitKey(address))));
    if (wait !== undefined || inTotal === 0) return wait;
    if ((await consume(total, 'all')) === undefined) return undefined;
    return consume(networks, networkKey(address));
  };
}

function addressLimiter(database: Database, points: number): RateLimiterMemory | RateLimiterPostgres {
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

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
