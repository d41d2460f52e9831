import { queryClient } from './query-client';

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
