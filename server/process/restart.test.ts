import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { hasInheritedSocket } from '../start-server.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { superviseMain } from '../testing/supervise-main.ts';
import { newDatabase, storedIn } from '../testing/test-databases.ts';

test('restarts lose no post when the supervisor holds the socket', async () => {
  const databaseUrl = await newDatabase('sqlite');
  const main = await superviseMain({
    OUT: makeExport(),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    LOG_LEVEL: 'error',
    PORT: '0',
  });
  // The client lets go of idle connections first: no server can help what is sent as it closes one.
  const agent = new Agent({ keepAlive: true, timeout: 500 });
  const answers: Promise<number | string>[] = [];
  let isDone = false;
  let pending = 0;
  const post = async (count: number) => {
    pending++;
    const headers = { 'content-type': 'application/json' };
    const outgoing = request(`${main.url}/api/contact`, { agent, method: 'POST', headers });
    outgoing.end(JSON.stringify({ ...exampleMessage, company: `${count}` }));
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    await answer?.resume().toArray();
    pending--;
    return answer?.statusCode ?? 0;
  };
  const posting = (async () => {
    // A slow restart would otherwise fill the socket's backlog.
    for (; !isDone; await delay(10)) if (pending < 200) answers.push(post(answers.length).catch(String));
  })();
  try {
    await main.restart();
    await main.restart();
  } finally {
    isDone = true;
    await posting;
    await Promise.all(answers);
    await main.stop();
  }
  const all = await Promise.all(answers);
  expect(new Set(all)).toEqual(new Set([200]));

  expect(await storedIn(databaseUrl)).toHaveLength(all.length);
});

test('only the addressed process accepts an inherited socket, and only a single one', () => {
  const own = String(process.pid);
  expect(hasInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: own })).toBe(true);
  expect(hasInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toBe(false);
  expect(hasInheritedSocket({ LISTEN_FDS: '2', LISTEN_PID: own })).toBe(false);
  expect(hasInheritedSocket({})).toBe(false);
});
