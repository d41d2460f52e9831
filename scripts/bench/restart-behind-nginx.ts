import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { superviseMain } from '../../server/testing/supervise-main.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { findNginx, startNginx } from '../testing/start-nginx.ts';
import { benchEnvironment, benchServer } from './bench-server.ts';
import { postMessage } from './post-messages.ts';
import { readStoredIds } from './read-stored-ids.ts';
import { sendAtRate } from './send-at-rate.ts';

type Servers = {
  /** Host and port of each of one or two servers. */
  hosts: readonly string[];
  /** Restarts one of them gracefully. */
  restart(count: number): Promise<void>;
  stop(): Promise<void>;
};

const restarts = 10;
const postsPerSecond = 100;
const restartIntervalMs = 500;

/** (f) Posts through nginx while the server restarts and a supervisor keeps its listening socket open. */
export function restartOnHeldSocket(databaseUrl: string): Promise<Record<string, string>> {
  return restartBehindNginx(databaseUrl, async () => {
    const environment = await benchEnvironment(databaseUrl);
    const main = await superviseMain({ ...environment, TRUST_PROXY: '1', PORT: '0' });
    return { hosts: [new URL(main.url).host], restart: main.restart, stop: main.stop };
  });
}

/** (g) Posts through nginx to two servers that restart in turn. */
export function restartOneOfTwo(databaseUrl: string): Promise<Record<string, string>> {
  return restartBehindNginx(databaseUrl, async () => {
    const first = await benchServer(databaseUrl, { TRUST_PROXY: '1' });
    const second = await benchServer(databaseUrl, { TRUST_PROXY: '1' });
    return {
      hosts: [first, second].map(({ url }) => new URL(url).host),
      restart: async (count) => {
        const server = count % 2 === 0 ? first : second;
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
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  await publishRelease(path.resolve('out'), releases);
  const servers = await start();
  const [service = '', second] = servers.hosts;
  const nginx = await startNginx({ service, ...(second && { second }), releases });
  const posting = sendAtRate(postsPerSecond, (index) => postMessage(nginx.url, index));
  try {
    for (let count = 1; count <= restarts; count++) {
      await delay(restartIntervalMs);
      await servers.restart(count);
    }
    await delay(restartIntervalMs);
  } finally {
    await posting.stop();
    await nginx.stop();
    await servers.stop();
    fs.rmSync(releases, { recursive: true });
  }
  const answers = await posting.stop();
  const stored = await readStoredIds(databaseUrl);
  const acknowledged = answers.flatMap(({ id }) => id ?? []);
  const refused = Map.groupBy(
    answers.filter(({ id }) => id === undefined),
    ({ status }) => status,
  );
  return {
    posts: String(answers.length),
    acknowledged: String(acknowledged.length),
    lost: String(acknowledged.filter((id) => !stored.has(id)).length),
    'other answers': [...refused].map(([status, { length }]) => `${length} × ${status}`).join(', ') || 'none',
    'longest wait': `${Math.max(...answers.map(({ latency }) => latency)).toFixed(0)} ms`,
  };
}
