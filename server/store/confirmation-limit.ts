import type { Database } from './database.ts';
import { digest } from './digest.ts';

const hour = 60 * 60_000;
/** How often an address may get a confirmation, in milliseconds. */
export const confirmationInterval = 24 * hour;

/** For all addresses together: far above honest use, too low to be worth abusing. */
const maxPerHour = 30;

/**
 * Limits confirmations to one per mailbox and day and 30 per hour in total, so that nobody can use the form to flood a
 * mailbox.
 *
 * @returns whether `address` may get a confirmation now
 */
export async function claimConfirmation(db: Database['db'], address: string, now: number): Promise<boolean> {
  const { recent } = await db
    .selectFrom('confirmed_addresses')
    .select((row) => row.fn.countAll<number>().as('recent'))
    .where('confirmed_at', '>', now - hour)
    .executeTakeFirstOrThrow();
  if (recent >= maxPerHour) return false;
  const claimed = await db
    .insertInto('confirmed_addresses')
    .values({ address_hash: digest(normalizeAddress(address)), confirmed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ confirmed_at: now })
        .where('confirmed_addresses.confirmed_at', '<=', now - confirmationInterval),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Maps `Amy.Lee+shop@x.example` to `amylee@x.example`: many hosts deliver both to one mailbox. */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = address.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return `${mailbox}${address.slice(at)}`.toLowerCase();
}
