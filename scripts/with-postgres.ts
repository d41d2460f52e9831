import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../server/testing/start-postgres.ts';

/** `node scripts/with-postgres.ts COMMAND …` runs the command with a temporary PostgreSQL server at POSTGRES_URL. */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Usage: node scripts/with-postgres.ts COMMAND [ARGUMENT …]');

const postgres = await startPostgres();
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, POSTGRES_URL: postgres.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
await postgres.stop();
process.exitCode = code ?? 1;
