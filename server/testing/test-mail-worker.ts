import pino from 'pino';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import { readWords } from '../content/read-words.ts';
import { createMailWorker } from '../mail/create-mail-worker.ts';
import { destinationsFor } from '../mail/destinations-for.ts';
import { readEnvironment } from '../process/read-environment.ts';
import type { Database } from '../store/database.ts';
import { type ListedMessage, listMessages } from '../store/list-messages.ts';
import { retryMessage } from '../store/outbox.ts';
import { type MessageContext, storeMessage } from '../store/store-message.ts';
import { exampleMessage } from './example-message.ts';
import { type MailServer, startMailServer } from './start-mail-server.ts';
import { freshDatabases } from './test-databases.ts';
import { untilTestEnds } from './until-test-ends.ts';

/** The initial time of a test. */
export const start = Date.parse('2026-03-02T15:00:00Z');

const words = readWords('content');

/** A mail worker with a manual clock, configured by environment variables. */
function testMailWorker(database: Database, variables: Readonly<Record<string, string>>) {
  const settings = readEnvironment({
    CONTACT_TO: 'hello@tamarackit.example',
    CONTACT_FROM: 'Website <web@tamarackit.example>',
    ...variables,
  });
  const conversations: AbortController[] = [];
  const test = { now: start, logged: '', outcomes: [] as string[] };
  const worker = createMailWorker({
    settings,
    database,
    words,
    log: pino({ level: 'debug' }, { write: (line) => (test.logged += line) }),
    now: () => test.now,
    deadline: () => {
      const conversation = new AbortController();
      conversations.push(conversation);
      return conversation.signal;
    },
    onAttempt: (channel, outcome) => test.outcomes.push(`${channel} ${outcome}`),
  });

  /** Makes all due deliveries and resolves to their number. */
  const deliver = async () => {
    let count = 0;
    const run = async (channels: (typeof worker.lanes)[number]) => {
      while (await worker.deliverNext(channels)) count += 1;
    };
    await Promise.all(worker.lanes.map(run));
    return count;
  };

  return Object.assign(test, {
    worker,
    deliver,
    /** Advances the clock to the next attempt and makes it. */
    deliverNext: async () => {
      const messages = await listMessages(database, 0);
      test.now = Math.min(...messages.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []));
      await deliver();
    },
    /** Aborts all SMTP conversations and webhook requests, like their deadline. */
    endConversations: () => {
      for (const conversation of conversations)
        conversation.abort(new DOMException('Too long', 'TimeoutError'));
    },
    store: (changes: Partial<ContactMessage> = {}, context: MessageContext = {}) => {
      const message = { ...exampleMessage, ...changes };
      const plan = {
        destinations: destinationsFor(settings, message.service),
        confirm: settings.CONFIRMATION_MAIL === 'on',
      };
      return storeMessage(database, message, test.now, context, plan);
    },
    retry: (id: string) => retryMessage(database, id, test.now),
    /** The only message that is stored. */
    onlyMessage: async (): Promise<ListedMessage> => {
      const [message, another] = await listMessages(database, 0);
      if (!message || another) throw new Error('Expected one message to be stored');
      return message;
    },
    /** The outbox rows, ordered by channel and recipient. */
    deliveries: () =>
      database.db
        .selectFrom('outbox')
        .select(['channel', 'recipient', 'state', 'attempts', 'error_code', 'alarmed_at'])
        .orderBy('channel')
        .orderBy('recipient')
        .execute(),
  });
}

export type TestMailWorker = ReturnType<typeof testMailWorker>;

/** Registers hooks that give each test a mail server and an empty database, which its workers share. */
export function freshMailServer() {
  const databases = freshDatabases('sqlite');
  let current: MailServer;

  beforeEach(async () => {
    current = untilTestEnds(await startMailServer());
  });
  return {
    mailServer: () => current,
    /** A worker with these settings; a second one is like a restart of the server. */
    open: async (variables: Readonly<Record<string, string>> = {}): Promise<TestMailWorker> =>
      testMailWorker(await databases.open(), { SMTP_URL: current.url, ...variables }),
  };
}
