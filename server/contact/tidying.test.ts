import { openDatabase } from '../store/open-database.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** With SQLite, posts are counted in memory. */
describe('the addresses that the rate limit stores in PostgreSQL', () => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  let database: ReturnType<typeof openDatabase>;

  beforeAll(async () => {
    databases = await testDatabases('postgres');
  });
  beforeEach(async () => {
    databaseUrl = await databases.make();
    database = openDatabase(databaseUrl);
  });
  afterEach(() => database.close());
  afterAll(() => databases.stop());

  const start = () => startTestServer({ databaseUrl, postsPerHour: 20 });
  const post = (url: string) =>
    fetch(`${url}/api/contact`, { method: 'POST', body: new URLSearchParams(exampleMessage) });
  const counts = () => database.db.selectFrom('post_limits').selectAll().execute();
  const expireCounts = () =>
    database.db
      .updateTable('post_limits')
      .set({ expire: Date.now() - 1 })
      .execute();

  it('are kept for an hour, across a restart', async () => {
    const before = await start();
    await post(before.url);
    const [count] = await counts();
    expect((count?.expire ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await before.close();

    const after = await start();
    expect(await counts()).toEqual([count]);
    await after.close();
  });

  it('are stored as digests', async () => {
    const server = await start();
    await post(server.url);
    expect(await counts()).toEqual([
      expect.objectContaining({ key: expect.stringMatching(/^posts:[0-9a-f]{64}$/) }),
    ]);
    await server.close();
  });

  it('are deleted after an hour when a server starts', async () => {
    const before = await start();
    await post(before.url);
    await before.close();
    await expireCounts();

    const after = await start();
    expect(await counts()).toEqual([]);
    await after.close();
  });

  it('are deleted within five minutes after the hour while a server runs', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    const server = await start();
    await post(server.url);
    await expireCounts();

    const [tidyUp] = intervals.mock.calls.find(([, every]) => every === 5 * 60_000) ?? [];
    expect(tidyUp).toBeDefined();
    tidyUp?.();
    while ((await counts()).length > 0);
    await server.close();
    intervals.mockRestore();
  });
});
