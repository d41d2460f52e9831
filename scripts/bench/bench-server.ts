import { once } from 'node:events';
import { freePort } from '../../server/testing/free-port.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { startMain } from '../../server/testing/start-main.ts';

export type BenchServer = {
  url: string;
  /** Id of the current process. */
  pid(): number;
  /** False once the process has exited. */
  isRunning(): boolean;
  /** Ends the process without warning, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Environment of a server under load: without rate limits, serving a small export, logging errors alone. */
export async function benchEnvironment(databaseUrl: string): Promise<Record<string, string>> {
  return {
    OUT: await makeExport(),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    LOG_LEVEL: 'error',
    CONTACT_TO: 'hello@tamarackit.example',
    CONTACT_FROM: 'web@tamarackit.example',
  };
}

/**
 * Starts a server in its own process. It keeps its port across restarts.
 *
 * @param variables added to `benchEnvironment`, or in place of its values
 */
export async function benchServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const environment = {
    ...(await benchEnvironment(databaseUrl)),
    PORT: String(await freePort()),
    ...variables,
  };
  let main = await startMain(environment);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(main.process, 'exit');
    main.process.kill(signal);
    await ended;
  };
  return {
    url: main.url,
    pid: () => main.process.pid ?? Number.NaN,
    isRunning: () => main.process.exitCode === null && main.process.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      main = await startMain(environment);
    },
  };
}
