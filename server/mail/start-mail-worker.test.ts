import { readWords } from '../content/read-words.ts';
import { createLog } from '../process/create-log.ts';
import { readEnvironment } from '../process/read-environment.ts';
import type { Database } from '../store/database.ts';
import { listMessages } from '../store/list-messages.ts';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { freshDatabases } from '../testing/test-databases.ts';
import { type MailWorker, startMailWorker } from './start-mail-worker.ts';

const words = readWords('content');
const databases = freshDatabases('sqlite');
let database: Database;
let mailServer: MailServer;
let worker: MailWorker;
let logged: string;

beforeEach(async () => {
  database = await databases.open();
  mailServer = await startMailServer({ login: { user: 'web', password: 'right' } });
  logged = '';
});
afterEach(async () => {
  await worker.close();
  await mailServer.stop();
});

const start = ({ password = 'right', closingTime = 10_000, prepare = async () => {} } = {}) => {
  worker = startMailWorker({
    settings: readEnvironment({
      ...mailServer.variables,
      SMTP_URL: `${mailServer.url.replace('right', password)}?requireTLS=false`,
    }),
    database: { ...database, prepare },
    words,
    log: createLog('info', { write: (line) => (logged += line) }),
    onAttempt: () => {},
    closingTime,
    checkInterval: 20,
  });
};
const store = (company = '', at = Date.now()) => storeMessage(database, { ...exampleMessage, company }, at);
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};

it('tries to log in at startup, logs a refusal without the password, and tries again', async () => {
  start({ password: 'wrong' });
  expect(worker.health()).toEqual({ mail: 'unknown' });
  await until(() => worker.health().mail === 'EAUTH 535');
  expect(logged).toContain('a way to deliver messages cannot be used');
  expect(logged).not.toContain('wrong');
  mailServer.takeLogin('wrong');
  await until(() => worker.health().mail === 'ok');
  expect(logged).toContain('a way to deliver messages can be used again');
});

it('delivers what is stored as soon as it is woken, and looks for overdue messages', async () => {
  start();
  await store('New');
  worker.wake();
  await mailServer.waitFor(1);
  mailServer.refuseWith(451);
  await store('Old', Date.now() - 2 * 60 * 60_000);
  worker.wake();
  await until(() => logged.includes('messages are not delivered'));
});

it('logs an outage of the database when it begins and when it ends', async () => {
  let isAway = true;
  start({
    prepare: async () => {
      if (isAway) throw new Error('away');
    },
  });
  await until(() => logged.includes('delivery cannot reach the database'));
  isAway = false;
  worker.wake();
  await until(() => logged.includes('delivery reaches the database again'));
  expect(logged.split('delivery cannot reach').length - 1).toBe(1);
});

it('aborts a hanging delivery on close and keeps the message, due again', async () => {
  mailServer.answerRecipient('hello@tamarackit.example', 'never');
  await store();
  start({ closingTime: 1 });
  await mailServer.waitForHanging(1);
  await worker.close();
  expect(await listMessages(database, 0)).toEqual([
    expect.objectContaining({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('aborted') }),
  ]);
});

it('finishes deliveries in flight on close and starts no other', async () => {
  for (let number = 0; number < 10; number++) await store(`${number}`);
  start();
  await mailServer.waitFor(1);
  await worker.close();
  const states = (await listMessages(database, 0)).map(({ state, attempts }) => `${state} ${attempts}`);
  for (const state of states) expect(['sent 1', 'waiting 0']).toContain(state);
  expect(mailServer.mails).toHaveLength(states.filter((state) => state === 'sent 1').length);
});
