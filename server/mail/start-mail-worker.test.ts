import { createLog } from '../running/create-log.ts';
import { readEnvironment } from '../running/read-environment.ts';
import type { Database } from '../store/database.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/prepare-database.ts';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { readWords } from '../words/read-words.ts';
import { type MailWorker, startMailWorker } from './start-mail-worker.ts';

const words = readWords('content');
let database: Database;
let mailServer: MailServer;
let worker: MailWorker;
let logged: string;

beforeEach(async () => {
  const databases = await testDatabases('sqlite');
  database = openDatabase(await databases.make());
  await migrate(database.db);
  mailServer = await startMailServer({ login: { user: 'web', password: 'right' } });
  logged = '';
});
afterEach(async () => {
  jest.restoreAllMocks();
  await worker.close();
  await mailServer.stop();
  await database.close();
});

const start = ({ password = 'right', closingTime = 10_000 } = {}) => {
  worker = startMailWorker({
    settings: readEnvironment({
      SMTP_URL: `${mailServer.url.replace('right', password)}?requireTLS=false`,
      CONTACT_TO: 'hello@tamarackit.example',
      CONTACT_FROM: 'web@tamarackit.example',
    }),
    database,
    prepare: async () => {},
    words,
    log: createLog('info', { write: (line) => (logged += line) }),
    onAttempt: () => {},
    closingTime,
  });
};
const store = (at = Date.now()) => storeMessage(database, exampleMessage, at);
const mailHealth = async (expected: string) => {
  while (worker.health().mail !== expected) await new Promise(setImmediate);
};

it('tries to log in at startup and logs a refusal', async () => {
  start({ password: 'wrong' });
  expect(worker.health()).toEqual({ mail: 'unknown' });
  await mailHealth('EAUTH 535');
  expect(logged).toContain('a way to deliver messages cannot be used');
  expect(logged).not.toContain('wrong');
});

it('retries a refused login and logs when it works', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  start({ password: 'wrong' });
  await mailHealth('EAUTH 535');
  const [check] = intervals.mock.calls.find(([, every]) => every === 60_000) ?? [];
  mailServer.takeLogin('wrong');
  check?.();
  await mailHealth('ok');
  expect(logged).toContain('a way to deliver messages can be used again');
});

it('checks for overdue messages every minute', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  mailServer.refuseWith(451);
  await store(Date.now() - 2 * 60 * 60_000);
  start();
  const [check] = intervals.mock.calls.find(([, every]) => every === 60_000) ?? [];
  check?.();
  while (!logged.includes('messages are not delivered')) await new Promise(setImmediate);
});

it('aborts a hanging delivery on close and keeps the message', async () => {
  mailServer.answerRecipient('hello@tamarackit.example', 'never');
  await store();
  start({ closingTime: 1 });
  await mailServer.waitForHanging(1);
  await worker.close();
  expect(await listMessages(database, 0)).toEqual([
    expect.objectContaining({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('aborted'),
    }),
  ]);
});

it('finishes the delivery in flight on close and starts no other', async () => {
  await store();
  start();
  await storeMessage(database, { ...exampleMessage, company: 'Another' }, Date.now());
  const closed = worker.close();
  worker.wake();
  await closed;
  const states = (await listMessages(database, 0)).map(({ state, attempts }) => `${state} ${attempts}`);
  for (const state of states) expect(['sent 1', 'waiting 0']).toContain(state);
  expect(mailServer.mails).toHaveLength(states.filter((state) => state === 'sent 1').length);
});
