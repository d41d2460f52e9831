import { runMessages } from '../server/messages/run-messages.ts';
import { readEnvironment } from '../server/process/read-environment.ts';

/**
 * Runs `npm run messages -- …` on the database at DATABASE_URL. Reads no other variable, so that a mistake in one never
 * blocks access to the messages.
 */
async function main(): Promise<void> {
  const { DATABASE_URL } = process.env;
  const settings = readEnvironment({ DATABASE_URL });
  process.stdout.write(await runMessages(process.argv.slice(2), settings.DATABASE_URL, Date.now()));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
