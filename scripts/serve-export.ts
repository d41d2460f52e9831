import path from 'node:path';
import pino from 'pino';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Serves the built site on a free port for measurements: without logs, and with a database that is deleted on exit. */
export function serveExport(): Promise<RunningServer> {
  return startServer({
    root: path.resolve(import.meta.dirname, '../out'),
    port: 0,
    host: 'localhost',
    databaseUrl: `sqlite:${path.join(temporaryFolder('measuring'), 'messages.db')}`,
    log: pino({ level: 'silent' }),
  });
}
