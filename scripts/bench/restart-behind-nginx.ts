import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listMessages } from '../../server/store/list-messages.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { exampleMessage } from '../../server/testing/example-message.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { superviseMain } from '../../server/testing/supervise-main.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { findNginx, startNginx } from '../testing/start-nginx.ts';
import { benchServer } from './bench-server.ts';

type Servers = {
  /** Host and port of the first and of the second, where there are two. */
  hosts: readonly string[];
  /** One of them ends in good order and starts again. */
  restart(time: number): Promise<void>;
  stop(): Promise<void>;
};

const restarts = 10;
/** Between two posts, and between two restarts, in milliseconds. */
const postInterval = 10;
const restInterval = 500;

/** (f) What becomes of posts through nginx when the server restarts, and a supervisor holds its socket meanwhile. */
export function restartOnHeldSocket(databaseUrl: string): Promise<Record<string, string>> {
  return restartBehindNginx(databaseUrl, async () => {
    const main = await superviseMain({
      OUT: await makeExport(),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_HOUR: '0',
      RATE_LIMIT_TOTAL_PER_HOUR: '0',
      LOG_LEVEL: 'error',
      PORT: '0',
    });
    return { hosts: [new URL(main.url).host], restart: main.restart, stop: main.stop };
  });
}

/** (g) The same with two servers, one of which restarts while the other goes on. */
export function restartOneOfTwo(databaseUrl: string): Promise<Record<string, string>> {
  return restartBehindNginx(databaseUrl, async () => {
    const [first, second] = [
      await benchServer(databaseUrl, { TRUST_PROXY: '1' }),
      await benchServer(databaseUrl, { TRUST_PROXY: '1' }),
    ];
    return {
      hosts: [first, second].map(({ url }) => new URL(url).host),
      restart: async (time) => {
        const server = time % 2 === 0 ? first : second;
        await server.stop();
        await server.start();
      },
      stop: async () => {
        await Promise.all([first.stop(), second.stop()]);
      },
    };
  });
}

async function restartBehindNginx(
  databaseUrl: string,
  start: () => Promise<Servers>,
): Promise<Record<string, string>> {
  if (!findNginx()) return { 'not tried': 'nginx is not installed' };
  const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  await publishRelease(path.resolve('out'), releases);
  const servers = await start();
  const [service = '', second] = servers.hosts;
  const nginx = await startNginx({ service, ...(second && { second }), releases });
  const posts: Promise<Answer>[] = [];
  let isDone = false;
  const posting = (async () => {
    for (; !isDone; await delay(postInterval)) posts.push(post(nginx.url, posts.length));
  })();
  try {
    for (let time = 1; time <= restarts; time++) {
      await delay(restInterval);
      await servers.restart(time);
    }
    await delay(restInterval);
  } finally {
    isDone = true;
    await posting;
    await Promise.all(posts);
    await nginx.stop();
    await servers.stop();
  }
  const answers = await Promise.all(posts);
  const database = openDatabase(databaseUrl);
  const stored = new Set((await listMessages(database, 0)).map(({ id }) => id));
  await database.close();
  const acknowledged = answers.flatMap(({ id }) => id ?? []);
  return {
    posts: String(answers.length),
    acknowledged: String(acknowledged.length),
    lost: String(acknowledged.filter((id) => !stored.has(id)).length),
    'other answers': others(answers),
    'longest wait': `${Math.max(...answers.map(({ time }) => time)).toFixed(0)} ms`,
  };
}

/** `id` where the server acknowledged the message. */
type Answer = { status: string; id?: string; time: number };

async function post(url: string, count: number): Promise<Answer> {
  const start = performance.now();
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...exampleMessage, company: `Restart ${process.pid} ${count}` }),
    });
    const text = await answer.text();
    const [, id] = (answer.status === 200 && /"id":"([^"]+)"/.exec(text)) || [];
    return { status: String(answer.status), ...(id && { id }), time: performance.now() - start };
  } catch (error) {
    return { status: String(error), time: performance.now() - start };
  }
}

function others(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, id } of answers)
    if (id === undefined) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
}
