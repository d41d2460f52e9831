import path from 'node:path';
import pino from 'pino';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Serves the built site on a free port, to be measured: nothing is logged, and messages go with the process. */
export function serveExport(): Promise<RunningServer> {
  return startServer({
    root: path.resolve(import.meta.dirname, '../out'),
    port: 0,
    host: 'localhost',
    databaseUrl: `sqlite:${path.join(temporaryFolder('measuring'), 'messages.db')}`,
    log: pino({ level: 'silent' }),
  });
}
