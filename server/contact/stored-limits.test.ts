import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { freshDatabases } from '../testing/test-databases.ts';

/** With SQLite, posts are counted in memory. */
describe('the rate limit in PostgreSQL', () => {
  const { url, connect } = freshDatabases('postgres');

  it('keeps digests of addresses for an hour, across a restart', async () => {
    const { db } = connect();
    const counts = () => db.selectFrom('post_limits').selectAll().execute();
    const before = await startTestServer({ databaseUrl: url(), postsPerHour: 20 });
    await fetch(`${before.url}/api/contact`, { method: 'POST', body: new URLSearchParams(exampleMessage) });
    const [count] = await counts();
    expect(count?.key).toMatch(/^posts:[0-9a-f]{64}$/);
    expect((count?.expire ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await before.close();

    const after = await startTestServer({ databaseUrl: url(), postsPerHour: 20 });
    expect(await counts()).toEqual([count]);
    await after.close();
  });
});
