import { setTimeout as pause } from 'node:timers/promises';
import { benchServer } from './bench-server.ts';
import { postSteadily } from './post-steadily.ts';

/** (a) How many posts a second eight clients get answered, and how long they wait. */
export async function measurePosts(databaseUrl: string, seconds: number): Promise<Record<string, string>> {
  const server = await benchServer(databaseUrl);
  const load = postSteadily([server.url], 8);
  await pause(seconds * 1000);
  await load.stop();
  await server.stop();
  const sorted = load.latencies.sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  return {
    'posts per second': (sorted.length / seconds).toFixed(0),
    median: at(0.5),
    '99th percentile': at(0.99),
    refused: String(load.refused),
  };
}
