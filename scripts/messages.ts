import { runMessages } from '../server/messages/run-messages.ts';
import { readEnvironment } from '../server/running/read-environment.ts';

/** `npm run messages -- …`: reads the database that DATABASE_URL names. */
async function main(): Promise<void> {
  const { DATABASE_URL, MESSAGE_KEYS } = process.env;
  const settings = readEnvironment({ DATABASE_URL, MESSAGE_KEYS });
  process.stdout.write(await runMessages(process.argv.slice(2), settings, Date.now()));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
