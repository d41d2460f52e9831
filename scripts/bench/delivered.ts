import type { Email } from 'postal-mime';

/** How many messages arrived at the mail server, and how many of them more than once. */
export function delivered(mails: readonly Email[]): { once: number; twice: number } {
  const counts = new Map<string, number>();
  for (const { messageId = '' } of mails) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return { once: counts.size, twice: [...counts.values()].filter((count) => count > 1).length };
}
