import { runMessages } from '../server/messages/run-messages.ts';
import { readEnvironment } from '../server/running/read-environment.ts';

/**
 * `npm run messages -- …`: reads the database at DATABASE_URL. Only `--test-mail` reads the mail settings, so that mistakes in
 * them do not block access to the messages.
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
