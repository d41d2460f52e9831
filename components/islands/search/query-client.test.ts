import { queryClient, retryDelay } from './query-client';

afterEach(() => queryClient.clear());

test('does not retry a failed read', async () => {
  const read = jest.fn().mockRejectedValue(new Error('404: Not Found'));
  await expect(queryClient.fetchQuery({ queryKey: ['/a'], queryFn: read })).rejects.toThrow('404');
  expect(read).toHaveBeenCalledTimes(1);
});

test('keeps data for five minutes, never stale, and refetches neither on focus nor periodically', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60 * 1000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test('the retry delay doubles from one second up to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
