import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

/** To all addresses together, in an hour: far more than honest visitors need, too few to bother anybody else with. */
const perHour = 30;

/**
 * Whether this address may get a confirmation now: one a day for each address, and thirty an hour in all, so that
 * nobody can use the form to flood somebody's mailbox. Spellings that reach the same mailbox count as one address.
 */
export async function claimConfirmation(
  transaction: Transaction<Tables>,
  cipher: MessageCipher,
  address: string,
  now: number,
): Promise<boolean> {
  const { lately } = await transaction
    .selectFrom('confirmed_addresses')
    .select((row) => row.fn.countAll<number>().as('lately'))
    .where('confirmed_at', '>', now - hour)
    .executeTakeFirstOrThrow();
  if (lately >= perHour) return false;
  const written = await transaction
    .insertInto('confirmed_addresses')
    .values({ address_hash: cipher.digest(mailboxOf(address)), confirmed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ confirmed_at: now })
        .where('confirmed_addresses.confirmed_at', '<=', now - day),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return written !== undefined;
}

/** Deletes the addresses that may get a confirmation again. */
export async function purgeConfirmedAddresses({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('confirmed_addresses')
    .where('confirmed_at', '<=', now - day)
    .execute();
}

/** The same for `Amy.Lee+shop@x.example` and `amylee@x.example`: many hosts put both into one mailbox. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = address.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return `${mailbox}${address.slice(at)}`.toLowerCase();
}
