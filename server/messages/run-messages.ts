import { testMail } from '../mail/test-mail.ts';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { deleteMessage } from '../store/delete-messages.ts';
import { listMessages } from '../store/list-messages.ts';
import { releaseMessage, retryMessage } from '../store/outbox.ts';
import { reencrypt } from '../store/reencrypt.ts';
import { readWords } from '../words/read-words.ts';
import { backUp } from './back-up.ts';
import { formatMessages } from './format-messages.ts';
import { openExisting } from './open-existing.ts';
import { type Arguments, help, readArguments } from './read-arguments.ts';

/** Only `--test-mail` needs the optional settings. */
type Access = Pick<Settings, 'databaseUrl' | 'messageKeys'> &
  Partial<Pick<Settings, 'smtp' | 'alarm' | 'content'>>;

/**
 * Returns the output of `npm run messages -- …`; see `help`. Never creates or migrates a database.
 *
 * @throws Error on a wrong option, a missing database, or an unknown message id
 */
export async function runMessages(
  args: readonly string[],
  { databaseUrl, messageKeys, smtp, alarm, content = 'content' }: Access,
  now: number,
): Promise<string> {
  const parsed = readArguments(args, now);
  if (parsed.action === 'help') return help;
  if (parsed.action === 'test-mail') return testMail({ smtp, alarm }, readWords(content).mail.test);
  const database = await openExisting(databaseUrl, messageKeys, parsed.action === 'backup');
  try {
    return await runOn(database, databaseUrl, parsed, now);
  } finally {
    await database.close();
  }
}

const statesOf: Readonly<Record<'undelivered' | 'held', ReadonlySet<string>>> = {
  undelivered: new Set(['waiting', 'failed']),
  held: new Set(['held']),
};

async function runOn(
  database: Database,
  databaseUrl: string,
  { action, operand, since, only, format }: Arguments,
  now: number,
): Promise<string> {
  switch (action) {
    case 'retry':
      return report(await retryMessage(database, operand, now), operand, 'is due for delivery now');
    case 'release': {
      const isReleased = await releaseMessage(database, operand, now);
      return report(isReleased, operand, 'is due for delivery now', 'held message');
    }
    case 'delete':
      return report(await deleteMessage(database, operand), operand, 'is deleted');
    case 'backup':
      return backUp(database, databaseUrl, operand);
    case 'reencrypt':
      return reencryptAll(database);
    default: {
      const messages = await listMessages(database, since);
      return formatMessages(
        messages.filter(({ state }) => !only || statesOf[only].has(state)),
        format,
      );
    }
  }
}

function report(wasFound: boolean, id: string, what: string, kind = 'message'): string {
  if (!wasFound) throw new Error(`No ${kind} has the id ${id}.`);
  return `${id} ${what}.\n`;
}

async function reencryptAll(database: Database): Promise<string> {
  const { keyId } = database.cipher;
  if (keyId === undefined)
    throw new Error('MESSAGE_KEYS is not set: give this command the same keys as the server.');
  const { changed, unreadable } = await reencrypt(database);
  const result = `Encrypted ${changed} texts with the key ${keyId}`;
  if (unreadable.length > 0)
    throw new Error([`${result}. No key of MESSAGE_KEYS opens these:`, ...unreadable].join('\n'));
  return `${result}; nothing is encrypted with another key.\n`;
}
