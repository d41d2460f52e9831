import { QueryClient } from '@tanstack/query-core';
import { retryDelay } from '@/lib/search/retry-delay';

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
