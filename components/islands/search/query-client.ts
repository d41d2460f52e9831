import { QueryClient } from '@tanstack/query-core';

/**
 * Caches what search reads, for five minutes after its last use. Data never goes stale, as it changes only with a
 * deployment. Nothing is retried or refetched; the delay applies only if retries are turned on.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      retryDelay,
    },
  },
});

const initialDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * The delay before a retry in milliseconds: exponential, from one second up to thirty.
 *
 * @param failures the number of earlier failures
 */
export function retryDelay(failures: number): number {
  return Math.min(initialDelayMs * 2 ** failures, maxDelayMs);
}
