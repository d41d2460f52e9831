import { createLog } from './running/create-log.ts';
import { readEnvironment } from './running/read-environment.ts';
import { startServer } from './start-server.ts';

/** `node server/main.ts`: serves the site until it is told to stop, and prints its address when it is ready. */
async function main(): Promise<void> {
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  const server = await startServer({ ...settings, log });
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Whoever runs the server kills it after a while anyway; this leaves a line that says why.
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, 25_000).unref();
    void server.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.stdout.write(`${server.url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
