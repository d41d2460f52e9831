import { QueryClient } from '@tanstack/query-core';

/**
 * What search has read, kept for five minutes after it was last asked for. Nothing goes stale: pages change with the
 * next build, and its files have other addresses. Nothing is read twice, on focus or otherwise; the delay is for
 * whoever turns retries on.
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

const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * How long to wait before reading again, in milliseconds: a second, doubled with every failure, at most half a minute.
 *
 * @param failures how many reads have failed before, from 0
 */
export function retryDelay(failures: number): number {
  return Math.min(firstDelay * 2 ** failures, longestDelay);
}
