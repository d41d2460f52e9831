import { sendAtRate } from './send-at-rate.ts';

test('a request does not wait for the answers to earlier ones, and stopping waits for all', async () => {
  const third = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const sending = sendAtRate(100, async (index) => {
    if (index === 2) third.resolve();
    await release.promise;
    return index;
  });
  await third.promise;
  let isStopped = false;
  const stopped = sending.stop().finally(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  release.resolve();
  const answers = await stopped;
  expect(answers.length).toBeGreaterThan(2);
  expect(answers).toEqual(answers.map((_, index) => index));
});
