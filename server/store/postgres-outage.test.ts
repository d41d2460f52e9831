import { once } from 'node:events';
import pg from 'pg';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMain } from '../testing/start-main.ts';
import { startTcpProxy } from '../testing/start-tcp-proxy.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { listMessages } from './list-messages.ts';
import { openDatabase } from './open-database.ts';
import { migrate } from './prepare-database.ts';
import { storeMessage } from './store-message.ts';

type Main = Awaited<ReturnType<typeof startMain>>;

describe('a server whose connections to PostgreSQL fail', () => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let proxiedUrl: string;

  beforeAll(async () => {
    databases = await testDatabases('postgres');
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.make();
    const url = new URL(databaseUrl);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    proxiedUrl = url.href;
  });
  const started: Main[] = [];
  afterEach(async () => {
    // A failed test leaves its server running, which would keep Jest from ending.
    for (const main of started.splice(0)) main.process.kill('SIGKILL');
    await proxy.stop();
  });

  const post = async (url: string, company: string) => {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...exampleMessage, company }),
    });
    return { status: answer.status, ...(await answer.json()) };
  };

  const start = async () => {
    const main = await startMain({
      OUT: await makeExport(),
      DATABASE_URL: proxiedUrl,
      RATE_LIMIT_PER_HOUR: '0',
      RATE_LIMIT_TOTAL_PER_HOUR: '0',
    });
    started.push(main);
    return main;
  };
  const stop = async (main: Main) => {
    main.process.kill('SIGTERM');
    await once(main.process, 'exit');
  };

  const terminate = async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
  };

  it.each([
    ['PostgreSQL ends its connections', terminate],
    ['the network cuts its connections', async () => proxy.cut()],
  ])('loses no message while 8 clients post and %s', async (_, fail) => {
    const main = await start();
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const client = async (name: number) => {
      for (let count = 0; !isOver; count++) {
        const { status, id } = await post(main.url, `${name} ${count}`);
        statuses.add(status);
        if (status === 200) acknowledged.push(id);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
    const failures = async () => {
      for (let failure = 1; failure <= 15; failure++) {
        const before = acknowledged.length;
        while (acknowledged.length < before + 40 && main.process.exitCode === null)
          await new Promise(setImmediate);
        await fail();
      }
      isOver = true;
    };
    await Promise.all([clients, failures()]);

    expect(main.process.exitCode).toBeNull();
    expect((await fetch(main.url)).status).toBe(200);
    expect((await post(main.url, 'Afterwards')).status).toBe(200);
    expect([...statuses].sort()).toEqual([200, 503]);
    const database = openDatabase(databaseUrl);
    const stored = new Set((await listMessages(database, 0)).map(({ id }) => id));
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(600);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await stop(main);
  });

  it('answers 503 in time when the network drops everything, and recovers', async () => {
    const main = await start();
    await Promise.all(Array.from({ length: 8 }, (_, client) => post(main.url, `${client}`)));
    proxy.stall(true);
    const begin = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, client) => post(main.url, `Stalled ${client}`)),
    );
    // Before any proxy gives up; nginx does after 60 seconds.
    expect(performance.now() - begin).toBeLessThan(30_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await fetch(main.url)).status).toBe(200);

    proxy.stall(false);
    // A pooled connection that was lost in the outage may fail one more post. The test times out without a recovery.
    while ((await post(main.url, 'Afterwards')).status !== 200);
    expect((await fetch(`${main.url}/healthz`)).status).toBe(200);
    await stop(main);
  });

  it('rolls back an interrupted transaction and accepts the same message as new', async () => {
    const database = openDatabase(proxiedUrl);
    await migrate(database.db);
    const cutInTransaction = database.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('dedup_keys')
        .values({ key: 'x', message_id: 'x', stored_at: 0 })
        .execute();
      proxy.cut();
      await transaction.selectFrom('dedup_keys').selectAll().execute();
    });
    await expect(cutInTransaction).rejects.toThrow();

    expect(await database.db.selectFrom('dedup_keys').selectAll().execute()).toEqual([]);
    expect(await storeMessage(database, exampleMessage, 0)).toMatchObject({ isNew: true });
    await database.close();
  });
});
