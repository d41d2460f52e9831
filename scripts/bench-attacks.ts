import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { listAttacks } from './bench/attacks/list-attacks.ts';
import { measureAttack } from './bench/attacks/measure-attack.ts';
import { benchServer } from './bench/bench-server.ts';
import { printMachine } from './bench/print-machine.ts';
import { percentile } from './measure/percentile.ts';
import { printRow } from './measure/print-row.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** 99th percentile of an honest visitor's latency during an attack, in milliseconds. */
const maxP99 = 250;
/** Memory that an attack may leave in use, in MB. */
const maxLeftover = 128;
const defaultSeconds = 8;
const out = path.resolve('out');

/**
 * `npm run bench:attacks`: for each attack that a single address can make, a fresh server with the built site is attacked while a
 * visitor at another address requests the home page 50 times a second. `-- WORD` runs only attacks with that word in their names.
 * Exits with 1 if the visitor waits too long or memory is not released. Linux only.
 */
async function main(): Promise<void> {
  const largeFiles = listLargeFiles();
  const [word = ''] = process.argv.slice(2);
  const attacks = Object.entries(listAttacks(largeFiles)).filter(([name]) => name.includes(word));
  if (attacks.length === 0) throw new Error(`No attack has "${word}" in its name.`);
  const failures: string[] = [];
  printRow([
    'attack',
    'sent',
    'the attacker got',
    'visits: median, p99, longest (ms)',
    'failed visits',
    'memory before, at most, after (MB)',
    'open files before, at most, after',
  ]);
  printRow(['---', '--:', '---', '--:', '--:', '--:', '--:']);
  for (const [name, { seconds = defaultSeconds }] of attacks) {
    const server = await benchServer(`sqlite:${path.join(temporaryFolder('attack'), 'messages.db')}`, {
      OUT: out,
      // The server's defaults.
      RATE_LIMIT_PER_HOUR: '20',
      RATE_LIMIT_TOTAL_PER_HOUR: '500',
    });
    const { tally, visits, before, peak, after } = await measureAttack(server, { name, seconds, largeFiles });
    const isUp = server.isRunning();
    if (isUp) await server.stop();
    const latencies = visits.map(({ latency }) => latency);
    const failed = visits.filter(({ isAnswered }) => !isAnswered).length;
    printRow([
      name,
      tally.sent.toLocaleString('en'),
      Object.entries(tally.got)
        .map(([what, count]) => `${what}: ${count.toLocaleString('en')}`)
        .join(', '),
      [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(0)).join(', '),
      `${failed} of ${visits.length}`,
      [before, peak, after].map(({ memory }) => memory).join(', '),
      [before, peak, after].map(({ files }) => files).join(', '),
    ]);
    const isFine =
      isUp &&
      failed === 0 &&
      percentile(latencies, 0.99) <= maxP99 &&
      after.memory - before.memory <= maxLeftover;
    if (!isFine) failures.push(name);
  }
  printMachine();
  if (failures.length > 0) {
    const rule = `Too much: a visit failed, p99 was above ${maxP99} ms, or more than ${maxLeftover} MB stayed in use.`;
    console.error([rule, ...failures].join('\n'));
    process.exitCode = 1;
  }
}

/** URL paths of the largest files in the export that browsers request: together more than the server keeps in memory. */
function listLargeFiles(): string[] {
  const sizeOf = (name: string) => statSync(path.join(out, name)).size;
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:png|webp|avif|jpg|svg|html)$/.test(name))
    .filter((name) => !/^(?:index|404|not-found)\.html$/.test(name))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 1000)
    .map((name) => encodeURI(`/${name.replace(/\.html$/, '')}`));
}

await main();
