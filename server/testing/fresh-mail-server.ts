import { type MailServer, startMailServer } from './start-mail-server.ts';
import { freshDatabases } from './test-databases.ts';
import { type TestMailWorker, testMailWorker } from './test-mail-worker.ts';

/** Registers hooks that give each test a mail server and an empty database, which its workers share. */
export function freshMailServer() {
  const databases = freshDatabases('sqlite');
  const current: { mailServer?: MailServer } = {};

  beforeEach(async () => {
    current.mailServer = await startMailServer();
  });
  afterEach(() => current.mailServer?.stop());

  const mailServer = (): MailServer => {
    if (!current.mailServer) throw new Error('The mail server runs during tests only');
    return current.mailServer;
  };
  return {
    mailServer,
    /** A worker with these settings; a second one is like a restart of the server. */
    open: async (variables: Readonly<Record<string, string>> = {}): Promise<TestMailWorker> =>
      testMailWorker(await databases.open(), { SMTP_URL: mailServer().url, ...variables }),
  };
}
