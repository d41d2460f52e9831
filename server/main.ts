import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { hasInheritedSocket } from './http/listen.ts';
import { catchUncaughtErrors } from './running/catch-uncaught-errors.ts';
import { createLog } from './running/create-log.ts';
import { readEnvironment } from './running/read-environment.ts';
import { startServer } from './start-server.ts';

/** In milliseconds: how long idle connections stay usable after a signal. */
const linger = 1000;
/** In milliseconds. Supervisors kill the process after a similar time; exiting earlier logs the reason. */
const stopTimeout = 25_000;

/** `node server/main.ts`: serves the site until a signal stops it. Prints its URL once it is ready. */
async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const isInherited = hasInheritedSocket(process.env);
  const starting = startServer({ ...settings, isInherited, log, registry });
  let isBroken = false;
  const { close } = closeWithGrace(
    {
      delay: stopTimeout,
      skip: ['uncaughtException', 'unhandledRejection', 'beforeExit'],
      logger: { error: (message) => log.error(String(message)) },
    },
    async ({ signal }) => {
      log.info({ signal }, 'stopping');
      // npm forwards what the terminal has sent already: a second signal must not cut the first one short.
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name).on(name, () => {});
      await (await starting).close(linger);
      if (isBroken) throw new Error('too many errors');
    },
  );
  catchUncaughtErrors(log, registry, () => {
    isBroken = true;
    void close();
  });
  process.stdout.write(`${(await starting).url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
