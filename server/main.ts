import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createLog } from './process/create-log.ts';
import { readEnvironment } from './process/read-environment.ts';
import { hasInheritedSocket, startServer } from './start-server.ts';

/** In milliseconds. Supervisors kill the process after a similar time; exiting earlier logs the reason. */
const stopTimeout = 25_000;

/** `node server/main.ts`: serves the site until a signal stops it. Prints its URL once it is ready. */
async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const isInherited = hasInheritedSocket(process.env);
  const starting = startServer(settings, { log, registry, isInherited, linger: 1000 });
  closeWithGrace(
    {
      delay: stopTimeout,
      skip: ['beforeExit'],
      logger: { error: (message) => log.error(String(message)) },
    },
    async ({ signal, err }) => {
      // Nobody knows what an error that nobody caught has broken: after the restart, all is new.
      if (err) log.fatal({ err }, 'nobody caught an error');
      else log.info({ signal }, 'stopping');
      // npm forwards what the terminal has sent already: a second signal must not cut the first one short.
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name).on(name, () => {});
      await (await starting).close();
    },
  );
  process.stdout.write(`${(await starting).url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
