import { once } from 'node:events';
import { freePort } from '../../server/testing/free-port.ts';
import { makeExport } from '../../server/testing/make-export.ts';
import { startMain } from '../../server/testing/start-main.ts';

export type BenchServer = {
  url: string;
  /** Of the process that runs now. */
  pid(): number;
  /** Whether it goes on, and has not ended by itself. */
  isRunning(): boolean;
  /** As when the power goes. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Servers of their own process, which keep their address when they are started again.
 *
 * @param variables what is set in their environment beside the database, or otherwise than here
 */
export async function benchServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const environment = {
    PORT: String(await freePort()),
    OUT: variables.OUT ?? (await makeExport()),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    LOG_LEVEL: 'error',
    CONTACT_TO: 'hello@tamarackit.example',
    CONTACT_FROM: 'web@tamarackit.example',
    ...variables,
  };
  const begin = () => startMain(environment);
  let main = await begin();
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
      main = await begin();
    },
  };
}
