import { testMail } from '../mail/test-mail.ts';
import type { Settings } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { deleteMessage } from '../store/delete-message.ts';
import { listMessages } from '../store/list-messages.ts';
import { reencrypt } from '../store/reencrypt.ts';
import { releaseMessage, retryMessage } from '../store/requeue-message.ts';
import { readWords } from '../words/read-words.ts';
import { backUp } from './back-up.ts';
import { formatMessages } from './format-messages.ts';
import { openExisting } from './open-existing.ts';
import { help, readArguments, type Task } from './read-arguments.ts';

/** All but the first two are for the test of the mail settings. */
type Access = Pick<Settings, 'databaseUrl' | 'messageKeys'> &
  Partial<Pick<Settings, 'smtp' | 'alarm' | 'content'>>;

/**
 * What `npm run messages -- …` prints: see `help`. It never makes or migrates a database.
 *
 * @throws Error when an option is wrong, there is no database, or no message has the id.
 */
export async function runMessages(
  args: readonly string[],
  { databaseUrl, messageKeys, smtp, alarm, content = 'content' }: Access,
  now: number,
): Promise<string> {
  const task = readArguments(args, now);
  if (task.task === 'help') return help;
  if (task.task === 'test-mail') return testMail({ smtp, alarm }, readWords(content).mail.test);
  const database = await openExisting(databaseUrl, messageKeys, task.task === 'backup');
  try {
    return await run(task, database, databaseUrl, now);
  } finally {
    await database.close();
  }
}

async function run(
  task: Exclude<Task, { task: 'help' | 'test-mail' }>,
  database: Database,
  databaseUrl: string,
  now: number,
): Promise<string> {
  switch (task.task) {
    case 'list': {
      const messages = await listMessages(database, task.since ?? 0);
      return formatMessages(
        messages.filter(({ state }) => isShown(state, task.only)),
        task.format,
      );
    }
    case 'retry':
      return done(await retryMessage(database, task.id, now), task.id, 'is due for delivery now');
    case 'release':
      return done(
        await releaseMessage(database, task.id, now),
        task.id,
        'is due for delivery now',
        'held message',
      );
    case 'delete':
      return done(await deleteMessage(database, task.id), task.id, 'is deleted');
    case 'backup':
      return backUp(database, databaseUrl, task.file);
    case 'reencrypt':
      return encryptAgain(database);
  }
}

function isShown(state: string, only: 'undelivered' | 'held' | undefined): boolean {
  if (only === 'held') return state === 'held';
  return only === undefined || state === 'waiting' || state === 'failed';
}

function done(wasThere: boolean, id: string, what: string, kind = 'message'): string {
  if (!wasThere) throw new Error(`No ${kind} has the id ${id}.`);
  return `${id} ${what}.\n`;
}

async function encryptAgain(database: Database): Promise<string> {
  const { keyId } = database.cipher;
  if (keyId === undefined)
    throw new Error('MESSAGE_KEYS is not set: give this command the same keys as the server.');
  const { changed, unreadable } = await reencrypt(database);
  if (unreadable.length > 0)
    throw new Error(
      [
        `Encrypted ${changed} texts with the key ${keyId}. No key of MESSAGE_KEYS opens these:`,
        ...unreadable,
      ].join('\n'),
    );
  return `Encrypted ${changed} texts with the key ${keyId}; nothing is encrypted with another key.\n`;
}
