import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../store/database.ts';
import { limitKey } from './limit-key.ts';

/**
 * Counts posts by address over an hour: together with the other servers where the database is shared, else alone.
 *
 * @param perHour 0 lets everything pass.
 * @returns a function that counts a post and tells how many seconds its sender has to wait, or undefined to let it
 * pass. It throws what the database said.
 */
export function createPostLimiter(
  database: Database,
  perHour: number,
): (address: string) => Promise<number | undefined> {
  if (perHour === 0) return async () => undefined;
  const options = { points: perHour, duration: 3600, keyPrefix: 'posts' };
  const limiter =
    database.kind === 'postgres'
      ? new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'post_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options);

  return async (address) => {
    try {
      await limiter.consume(limitKey(address));
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
