import { startPostgres } from '../server/testing/start-postgres.ts';
import { exitCodeOf } from './run.ts';

/** `node scripts/with-postgres.ts COMMAND …` runs the command with a temporary PostgreSQL server at POSTGRES_URL. */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Usage: node scripts/with-postgres.ts COMMAND [ARGUMENT …]');

// The terminal interrupts the command, too; then the server stops.
process.on('SIGINT', () => {});
const postgres = await startPostgres();
const code = await exitCodeOf(command, args, { POSTGRES_URL: postgres.url });
await postgres.stop();
process.exitCode = code;
