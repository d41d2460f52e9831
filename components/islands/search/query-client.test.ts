import { queryClient, retryDelay } from './query-client';

afterEach(() => queryClient.clear());

test('a read that failed is not tried again', async () => {
  const read = jest.fn().mockRejectedValue(new Error('404: Not Found'));
  await expect(queryClient.fetchQuery({ queryKey: ['/a'], queryFn: read })).rejects.toThrow('404');
  expect(read).toHaveBeenCalledTimes(1);
});

test('what was read once is never stale', async () => {
  jest.useFakeTimers();
  const read = jest.fn().mockResolvedValue('pages');
  const ask = () => queryClient.fetchQuery({ queryKey: ['/b'], queryFn: read });
  await ask();
  jest.setSystemTime(Date.now() + 4 * 60_000);
  expect(await ask()).toBe('pages');
  expect(read).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('it is kept for five minutes, and read neither on focus nor by the clock', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    gcTime: 5 * 60 * 1000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test('the wait doubles from a second to half a minute and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
