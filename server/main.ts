import { collectDefaultMetrics, Registry } from 'prom-client';
import { inheritedSocket } from './http/listen.ts';
import { catchUncaughtErrors } from './running/catch-uncaught-errors.ts';
import { createLog } from './running/create-log.ts';
import { readEnvironment } from './running/read-environment.ts';
import { releaseMemory } from './running/release-memory.ts';
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
  let isStopping = false;
  const stop = (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = exitCode;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, stopTimeout).unref();
    void starting.then((server) => server.close(linger));
  };
  releaseMemory();
  catchUncaughtErrors(log, registry, () => stop('too many errors', 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal, 0));
  const descriptor = inheritedSocket(process.env, process.pid);
  const starting = startServer({ ...settings, descriptor, log, registry });
  process.stdout.write(`${(await starting).url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
