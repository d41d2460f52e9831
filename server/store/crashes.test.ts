import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { exampleMessage, postMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startMain } from '../testing/start-main.ts';
import { startTcpProxy } from '../testing/start-tcp-proxy.ts';
import { databaseKinds, newDatabase, storedIn } from '../testing/test-databases.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';
import { claimKey } from './claim-key.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { storeMessage } from './store-message.ts';

/** How often each thing fails. `CRASHES=10 npx node scripts/with-postgres.ts jest server/store/crashes` takes minutes. */
const times = Number(process.env.CRASHES ?? 1);

type Main = Awaited<ReturnType<typeof startMain>>;

const started: Main[] = [];
// A failed test leaves its server running, which would keep Jest from ending.
afterEach(() => {
  for (const main of started.splice(0)) main.process.kill('SIGKILL');
});

async function start(variables: Readonly<Record<string, string>>): Promise<Main> {
  const main = await startMain({
    OUT: makeExport(),
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    ...variables,
  });
  started.push(main);
  return main;
}

async function stop({ process }: Main, signal: NodeJS.Signals): Promise<void> {
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
}

/** Four clients that post without a pause; none gives up when the server is away. */
function startClients(url: string) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const progress = new EventEmitter();
  let isOver = false;
  const post = async (company: string) => {
    const answer = await postMessage(url, { company }).catch(() => undefined);
    if (!answer) return;
    statuses.add(answer.status);
    if (answer.status === 200) acknowledged.push((await answer.json()).id);
    progress.emit('answer');
  };
  const running = Array.from({ length: 4 }, async (_, client) => {
    for (let count = 0; !isOver; count++) await post(`${client} ${count}`);
  });
  return {
    acknowledged,
    statuses,
    /** Resolves once this many more messages were acknowledged. */
    more: async (count: number) => {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal) await once(progress, 'answer');
    },
    end: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

const statesIn = async (databaseUrl: string) =>
  new Map((await storedIn(databaseUrl)).map(({ id, state }) => [id, state]));

it.each(databaseKinds)(
  `a server on %s that is killed and stopped (${times} times each) loses no acknowledged message and mails each`,
  async (kind) => {
    const mailServer = untilTestEnds(await startMailServer());
    const variables = {
      DATABASE_URL: await newDatabase(kind),
      PORT: String(await freePort()),
      ...mailServer.variables,
    };
    let main = await start(variables);
    const clients = startClients(main.url);
    for (let number = 0; number < 2 * times; number++) {
      await clients.more(20);
      await stop(main, number % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      if (number < 2 * times - 1) main = await start(variables);
    }
    await clients.end();

    const { acknowledged } = clients;
    const states = await statesIn(variables.DATABASE_URL);
    expect(acknowledged.filter((id) => !states.has(id))).toEqual([]);
    const mailed = new Set(mailServer.mails.map(({ messageId }) => messageId));
    expect(mailed.size).toBeGreaterThan(0);
    // What a killed server was sending waits for its lease to expire.
    const lost = acknowledged.filter(
      (id) => states.get(id) !== 'waiting' && !mailed.has(`<${id}@tamarackit.example>`),
    );
    expect(lost).toEqual([]);
  },
);

describe('a server whose connections to PostgreSQL fail', () => {
  let databaseUrl: string;
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let proxiedUrl: string;

  beforeAll(async () => {
    databaseUrl = await newDatabase('postgres');
    proxy = await startTcpProxy(Number(new URL(databaseUrl).port));
    proxiedUrl = Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href;
  });
  afterAll(() => proxy.stop());

  const terminate = async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
  };

  it('keeps running, loses no acknowledged message and stores again', async () => {
    const main = await start({ DATABASE_URL: proxiedUrl });
    const clients = startClients(main.url);
    for (const fail of Array.from({ length: 5 * times }, () => [terminate, async () => proxy.cut()]).flat()) {
      await clients.more(20);
      await fail();
    }
    await clients.more(20);
    await clients.end();
    expect(main.process.exitCode).toBeNull();
    expect((await fetch(main.url)).status).toBe(200);
    expect((await fetch(`${main.url}/healthz`)).status).toBe(200);
    expect([...clients.statuses].sort()).toEqual([200, 503]);
    const states = await statesIn(databaseUrl);
    expect(clients.acknowledged.filter((id) => !states.has(id))).toEqual([]);
    await stop(main, 'SIGTERM');
  });

  it('stores nothing of an interrupted transaction, so that the same message is new', async () => {
    const database = openDatabase(proxiedUrl);
    await migrate(database.db);
    const cutInTransaction = database.db.transaction().execute(async (transaction) => {
      await claimKey(transaction, { key: 'x', holder: 'x' }, 0, 1);
      proxy.cut();
      await transaction.selectFrom('claims').selectAll().execute();
    });
    await expect(cutInTransaction).rejects.toThrow();
    expect(await database.db.selectFrom('claims').select('key').where('key', '=', 'x').execute()).toEqual([]);
    expect(await storeMessage(database, exampleMessage, 0)).toMatchObject({ isNew: true });
    await database.close();
  });
});
