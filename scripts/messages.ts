import { runMessages } from '../server/messages/run-messages.ts';
import { readEnvironment } from '../server/running/read-environment.ts';

/** `npm run messages -- …`: reads the database that DATABASE_URL names. */
async function main(): Promise<void> {
  const { databaseUrl } = readEnvironment({ DATABASE_URL: process.env.DATABASE_URL });
  process.stdout.write(await runMessages(process.argv.slice(2), databaseUrl, Date.now()));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
