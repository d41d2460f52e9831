import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '../process/create-log.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { contactPage } from './contact-page.ts';
import { makeExport, pageText } from './make-export.ts';

type TestServer = RunningServer & {
  /** Everything logged so far. */
  log(): string;
};

/** Starts a server on a free port with its own export, contact page and database, without rate limits per address. */
export async function startTestServer(
  options: Partial<Parameters<typeof startServer>[0]> = {},
): Promise<TestServer> {
  let logged = '';
  const server = await startServer({
    root: await makeExport({ 'contact.html': contactPage, 'contact/sent.html': pageText('contact/sent') }),
    port: 0,
    host: '127.0.0.1',
    databaseUrl: `sqlite:${path.join(await mkdtemp(path.join(tmpdir(), 'sqlite-')), 'messages.db')}`,
    postsPerHour: 0,
    log: createLog('debug', {
      write: (line) => {
        logged += line;
      },
    }),
    ...options,
  });
  return { ...server, log: () => logged };
}
