import { createLog } from '../process/create-log.ts';
import { readEnvironment } from '../process/read-environment.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { contactPage } from './contact-page.ts';
import { makeExport, pageText } from './make-export.ts';
import { newDatabase, storedIn } from './test-databases.ts';

export type TestServer = RunningServer &
  AsyncDisposable & {
    /** Everything logged so far. */
    log(): string;
    /** Its messages, newest first. */
    stored(): ReturnType<typeof storedIn>;
  };

/** Starts a server on a free port with its own export, contact page and database, without rate limits per address. */
export async function startTestServer(
  variables: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startServer>[1] = {},
): Promise<TestServer> {
  let logged = '';
  const log = createLog('debug', { write: (line) => (logged += line) });
  const settings = readEnvironment({
    OUT: makeExport({ 'contact.html': contactPage, 'contact/sent.html': pageText('contact/sent') }),
    PORT: '0',
    DATABASE_URL: await newDatabase('sqlite'),
    RATE_LIMIT_PER_HOUR: '0',
    ...variables,
  });
  const server = await startServer(settings, { log, ...options });
  return {
    ...server,
    log: () => logged,
    stored: () => storedIn(settings.DATABASE_URL),
    [Symbol.asyncDispose]: server.close,
  };
}
