import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/**
 * `npm run edit`: `npm run dev` with an edit mode. Answers this machine only, and writes content only for pages that have
 * the token of this start.
 */
if (process.env.NODE_ENV === 'production') {
  console.error('npm run edit changes files of content/: it does not run with NODE_ENV=production.');
  process.exit(1);
}
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const dev = spawn(
  process.execPath,
  [next, 'dev', '--hostname', '127.0.0.1', '--disable-source-maps', ...process.argv.slice(2)],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, EDITOR_TOKEN: randomUUID() },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code) => process.exit(code ?? 1));

let address = '';
createInterface({ input: dev.stdout }).on('line', (line) => {
  address ||= /Local:\s+(\S+)/.exec(line)?.[1] ?? '';
  // The same address again, and settings for developers, which Next says to use with caution.
  if (!/^- (?:Network:|Experiments)|^ {2}[·✓⨯] \w+(?:: \S+)?$|^$/.test(line)) console.log(line);
  if (!line.includes('Ready in')) return;
  // Compiles the first page while somebody opens a browser.
  fetch(address).catch(() => undefined);
  console.log(
    `\nOpen ${address} and press “Edit this page”. The first page takes ten seconds, on a busy computer up to a minute.\n`,
  );
});
