import type { OutboxRow } from '../store/outbox.ts';
import { createDeliveryQueue } from './create-delivery-queue.ts';

const at = Date.parse('2026-03-02T15:00:00Z');
const delivery = (id: string): OutboxRow => ({
  id,
  message_id: 'message',
  channel: 'mail',
  recipient: 'a@tamarackit.example',
  state: 'waiting',
  attempts: 0,
  refusals: 0,
  queued_at: at,
  scheduled_at: at,
  next_attempt_at: at,
  leased_until: at,
  give_up_at: at,
  sent_at: null,
  last_error: null,
  error_code: null,
  alarmed_at: null,
});

test('finds a row that becomes claimable when a delivery ends during a claim', async () => {
  const delivered: string[] = [];
  let endFirst = () => {};
  const ended = new Promise<void>((resolve) => (endFirst = resolve));
  /** The results of consecutive claims. The first delivery ends during the second one. */
  const answers = [
    async () => delivery('first'),
    async () => {
      endFirst();
      await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    },
    async () => delivery('second'),
  ];
  const queue = createDeliveryQueue({
    claim: async () => answers.shift()?.(),
    deliver: async ({ id }) => {
      if (id === 'first') await ended;
      delivered.push(id);
    },
    maxConcurrent: 3,
  });
  expect(await queue.drain()).toBe(2);
  expect(delivered).toEqual(['first', 'second']);
});
