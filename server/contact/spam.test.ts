import { formSignalsHeader, writeFormSignals } from '../../lib/contact/form-signals.ts';
import { readEnvironment } from '../running/read-environment.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const offer = 'We bring your site to the first page of every search engine within four weeks. Answer now!';
const links = 'https://a.example https://b.example https://c.example';

describe.each(databaseKinds)('spam detection with %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  const servers: Awaited<ReturnType<typeof startTestServer>>[] = [];

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  beforeEach(async () => {
    databaseUrl = await databases.make();
  });
  const closeAll = async () => {
    for (const server of servers.splice(0)) await server.close();
  };
  afterEach(closeAll);
  afterAll(() => databases.stop());

  const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
    const server = await startTestServer({ databaseUrl, ...options });
    servers.push(server);
    return server;
  };
  const post = async (
    url: string,
    changes: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...exampleMessage, ...changes }),
    });
    expect(answer.status).toBe(200);
  };
  const stored = async () => {
    const database = openDatabase(databaseUrl);
    const messages = await listMessages(database, 0);
    await database.close();
    return messages;
  };
  const reasons = async () => (await stored()).map((message) => message.spamReasons);

  it('accepts a message that looks like spam and records why', async () => {
    const { url } = await start();
    await post(url, { message: links });
    expect(await stored()).toEqual([
      expect.objectContaining({ spamScore: 60, spamReasons: ['links'], state: 'waiting' }),
    ]);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('contact_spam_signs_total{sign="links"} 1\n');
    expect(metrics).toContain('contact_spam_signs_total{sign="honeypot"} 0\n');
  });

  it('reads the signals of the form from a header of the post', async () => {
    const { url } = await start();
    const send = (company: string, secondsToWrite: number | undefined, isHoneypotFilled: boolean) =>
      post(
        url,
        { company, message: '' },
        { [formSignalsHeader]: writeFormSignals({ secondsToWrite, isHoneypotFilled }) },
      );
    await send('Program', 40, true);
    await send('Fast', 2, false);
    await send('Honest', 40, false);
    await send('Unknown', undefined, false);
    const found = (await stored()).map(({ fields, spamReasons }) => [fields.company, spamReasons]);
    expect(Object.fromEntries(found)).toEqual({
      Program: ['honeypot'],
      Fast: ['tooFast'],
      Honest: [],
      Unknown: [],
    });
  });

  it('recognizes a repeated text from any sender', async () => {
    const { url } = await start();
    await post(url, { message: offer, email: 'a@shop.example' });
    await post(url, { message: offer.toUpperCase(), email: 'b@shop.example' });
    await post(url, { message: `> ${offer}`, email: 'c@shop.example' });
    const scores = (await stored()).map((message) => [message.fields.email, message.spamScore]);
    expect(Object.fromEntries(scores)).toEqual({
      'a@shop.example': 0,
      'b@shop.example': 30,
      'c@shop.example': 60,
    });
  });

  it('compares texts by keyed digest, so that a copied database reveals none', async () => {
    const [first, second] = [
      await start({ contactSecret: 'a secret of the first' }),
      await start({ contactSecret: 'a secret of the second' }),
    ];
    await post(first.url, { message: offer, email: 'a@shop.example' });
    await post(second.url, { message: offer, email: 'b@shop.example' });
    const database = openDatabase(databaseUrl);
    const rows = await database.db.selectFrom('messages').select(['text_digest', 'spam_score']).execute();
    await database.close();
    expect(new Set(rows.map((row) => row.text_digest)).size).toBe(2);
    expect(rows.map((row) => row.spam_score)).toEqual([0, 0]);
  });

  it('recognizes a disposable email address', async () => {
    const { url } = await start();
    await post(url, { email: 'zoe@sub.mailinator.com' });
    expect(await reasons()).toEqual([['throwAwayAddress']]);
  });

  it('holds spam instead of mailing it when configured, with the same response to the sender', async () => {
    const mailServer = await startMailServer();
    const { smtp } = readEnvironment({
      SMTP_URL: mailServer.url,
      CONTACT_TO: 'hello@tamarackit.example',
      CONTACT_FROM: 'hello@tamarackit.example',
    });
    const { url } = await start({ spamAction: 'hold', smtp });
    await post(url, { message: links, company: 'Spam' });
    await post(url, { company: 'Honest' });
    await mailServer.waitFor(1);
    expect(mailServer.mails.map(({ text }) => text?.includes('Honest'))).toEqual([true]);
    const states = (await stored()).map((message) => [message.fields.company, message.state]);
    expect(Object.fromEntries(states)).toMatchObject({ Spam: 'held' });
    await closeAll();
    await mailServer.stop();
  });
});
