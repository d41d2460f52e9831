import { runMessages } from '../server/messages/run-messages.ts';
import { readEnvironment } from '../server/running/read-environment.ts';

/**
 * Runs `npm run messages -- …` on the database at DATABASE_URL. Reads the other variables for `--test-mail` only, so
 * that a mistake in them never blocks access to the messages.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const { DATABASE_URL, MESSAGE_KEYS } = process.env;
  const variables = args.includes('--test-mail') ? process.env : { DATABASE_URL, MESSAGE_KEYS };
  process.stdout.write(await runMessages(args, readEnvironment(variables), Date.now()));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
