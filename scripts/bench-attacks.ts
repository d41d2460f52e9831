import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { listAttacks } from './bench/attacks/list-attacks.ts';
import { sufferAttack } from './bench/attacks/suffer-attack.ts';
import { benchServer } from './bench/bench-server.ts';

/** An honest visitor's 99th percentile for the home page while somebody attacks, in milliseconds. */
const longestWait = 250;
/** What an attack may leave behind, in MB. */
const mostKept = 128;
const seconds = 8;

/**
 * `npm run bench:attacks`: a fresh server with the built site suffers every attack that one address can make, while
 * somebody at another address visits the home page 50 times a second. `-- WORD` tries the attacks with that word in their
 * names alone. Exits with 1 where the visitor waits too long or memory does not come back. Linux only.
 */
async function main(): Promise<void> {
  const out = path.resolve('out');
  const largeFiles = listLargeFiles(out);
  const [word = ''] = process.argv.slice(2);
  const attacks = listAttacks(largeFiles).filter(({ name }) => name.includes(word));
  if (attacks.length === 0) throw new Error(`No attack has "${word}" in its name.`);
  const failures: string[] = [];
  console.info(
    '| attack | sent | the attacker got | visits: median, p99, longest (ms) | failed visits | memory before, at most, after (MB) | open files before, at most, after |\n| --- | --: | --- | --: | --: | --: | --: |',
  );
  for (const { name, seconds: own = seconds } of attacks) {
    const server = await benchServer(
      `sqlite:${path.join(mkdtempSync(path.join(tmpdir(), 'attack-')), 'messages.db')}`,
      {
        OUT: out,
        // As the server comes.
        RATE_LIMIT_PER_HOUR: '20',
        RATE_LIMIT_TOTAL_PER_HOUR: '500',
      },
    );
    const { sent, got, visits, memory, files } = await sufferAttack(server, {
      name,
      seconds: own,
      largeFiles,
    });
    const isUp = server.isRunning();
    if (isUp) await server.stop();
    const cells = [
      name,
      sent.toLocaleString('en'),
      Object.entries(got)
        .map(([what, count]) => `${what}: ${count.toLocaleString('en')}`)
        .join(', '),
      [visits.median, visits.p99, visits.longest].map((time) => time.toFixed(0)).join(', '),
      `${visits.failed} of ${visits.count}`,
      `${memory.before}, ${memory.peak}, ${memory.after}`,
      `${files.before}, ${files.peak}, ${files.after}`,
    ];
    console.info(`| ${cells.join(' | ')} |`);
    const isFine =
      isUp && visits.failed === 0 && visits.p99 <= longestWait && memory.after - memory.before <= mostKept;
    if (!isFine) failures.push(name);
  }
  const [cpu] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  console.info(
    `\n${cpus().length} cores, ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${load.join(' ')}`,
  );
  if (failures.length > 0) {
    console.error(
      [
        `Too much: a visit failed, p99 was above ${longestWait} ms, or more than ${mostKept} MB stayed in use.`,
        ...failures,
      ].join('\n'),
    );
    process.exitCode = 1;
  }
}

/** The largest files of the export that browsers get, as addresses: together more than the server holds in memory. */
function listLargeFiles(out: string): string[] {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:png|webp|avif|jpg|svg|html)$/.test(name) && !/^(?:index|404|not-found)\.html$/.test(name),
  );
  const sizeOf = (name: string) => statSync(path.join(out, name)).size;
  return names
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 1000)
    .map((name) =>
      encodeURI(
        `/${name
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
      ),
    );
}

await main();
