import { setTimeout as delay } from 'node:timers/promises';
import { sendAtRate } from './send-at-rate.ts';

test('a request does not wait for the answers to earlier ones, and stopping waits for all', async () => {
  let pending = 0;
  let mostPending = 0;
  const sending = sendAtRate(100, async (index) => {
    pending += 1;
    mostPending = Math.max(mostPending, pending);
    await delay(150);
    pending -= 1;
    return index;
  });
  await delay(100);
  const answers = await sending.stop();
  expect(mostPending).toBeGreaterThan(1);
  expect(pending).toBe(0);
  expect(answers).toEqual(answers.map((_, index) => index));
});
