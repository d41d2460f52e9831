import { hash } from 'node:crypto';
import { claimKey } from './claim-key.ts';
import type { Database } from './database.ts';

const hour = 60 * 60_000;
/** How often an address may get a confirmation, in milliseconds. */
const interval = 24 * hour;

/** For all addresses together: far above honest use, too low to be worth abusing. */
const maxPerHour = 30;

/**
 * Limits confirmations to one per mailbox and day and 30 per hour in total, so that nobody can use the form to flood a
 * mailbox.
 *
 * @returns whether `address` may get a confirmation of this message
 */
export async function claimConfirmation(
  db: Database['db'],
  address: string,
  messageId: string,
  now: number,
): Promise<boolean> {
  const { recent } = await db
    .selectFrom('claims')
    .select((row) => row.fn.countAll<number>().as('recent'))
    .where('key', 'like', 'confirmation %')
    .where('expires_at', '>', now - hour + interval)
    .executeTakeFirstOrThrow();
  if (recent >= maxPerHour) return false;
  const key = `confirmation ${hash('sha256', normalizeAddress(address))}`;
  const holder = `confirmation of ${messageId}`;
  return (await claimKey(db, { key, holder }, now, interval)) === holder;
}

/** Maps `Amy.Lee+shop@x.example` to `amylee@x.example`: many hosts deliver both to one mailbox. */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = address.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return `${mailbox}${address.slice(at)}`.toLowerCase();
}
