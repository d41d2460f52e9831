import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '../testing/free-port.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { openMailer } from './open-mailer.ts';

const login = { user: 'web', password: 'right' };
const mail = { from: 'web@tamarackit.example', to: 'hello@tamarackit.example', text: 'Hello' };
const noDeadline = () => new AbortController().signal;

let mailServer: MailServer;

afterEach(() => mailServer.stop());

/** A mailer for the server, optionally with another password or a query. */
const mailerWith = ({ password = 'right', query = '' } = {}) =>
  openMailer(`${Object.assign(new URL(mailServer.url), { password }).href}${query}`);

describe('with a password', () => {
  it.each([
    '',
    '?ignoreTLS=true',
    '?opportunisticTLS=true',
    '?requireTLS=0',
    '?requireTLS=False',
    '?secure=false',
  ])('never sends it without TLS: %s', async (query) => {
    mailServer = await startMailServer({ login });
    const mailer = mailerWith({ query });
    const refused = { kind: 'unreachable', code: 'ETLS 500' };
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject(refused);
    await expect(mailer.verify()).rejects.toMatchObject(refused);
    expect([mailServer.logins, mailServer.mails]).toEqual([[], []]);
  });

  it('sends it unencrypted with requireTLS=false alone', async () => {
    mailServer = await startMailServer({ login });
    await mailerWith({ query: '?requireTLS=false' }).send(mail, noDeadline());
    expect([mailServer.logins, mailServer.mails.length]).toEqual([['web:right'], 1]);
  });

  it('logs in over TLS, with a certificate that is trusted', async () => {
    mailServer = await startMailServer({ login, offersTls: true });
    await expect(mailerWith().send(mail, noDeadline())).rejects.toMatchObject({
      kind: 'unreachable',
      code: expect.stringMatching(/^ESOCKET\b/),
    });
    expect(mailServer.logins).toEqual([]);
    const mailer = mailerWith({ query: '?tls.rejectUnauthorized=false' });
    await mailer.verify();
    await mailer.send(mail, noDeadline());
    expect([mailServer.logins, mailServer.mails.length]).toEqual([['web:right', 'web:right'], 1]);
  });

  it('reports a wrong one, and a server that asks for none, as unreachable: no mail is at fault', async () => {
    mailServer = await startMailServer({ login });
    const wrong = mailerWith({ password: 'wrong', query: '?requireTLS=false' });
    const refused = { kind: 'unreachable', code: 'EAUTH 535' };
    await expect(wrong.verify()).rejects.toMatchObject(refused);
    await expect(wrong.send(mail, noDeadline())).rejects.toMatchObject(refused);
    await mailServer.stop();

    mailServer = await startMailServer();
    const { host } = new URL(mailServer.url);
    const unasked = openMailer(`smtp://web:right@${host}?requireTLS=false`);
    const expected = { kind: 'unreachable', code: expect.stringMatching(/^EAUTH/) };
    await expect(unasked.verify()).rejects.toMatchObject(expected);
    await expect(unasked.send(mail, noDeadline())).rejects.toMatchObject(expected);
    expect(mailServer.mails).toEqual([]);
  });
});

it('sends without a password and TLS, and reports a server that requires a login as unreachable', async () => {
  mailServer = await startMailServer();
  await openMailer(mailServer.url).verify();
  await openMailer(mailServer.url).send(mail, noDeadline());
  expect(mailServer.mails).toHaveLength(1);
  await mailServer.stop();

  mailServer = await startMailServer({ login });
  await expect(
    openMailer(`smtp://${new URL(mailServer.url).host}`).send(mail, noDeadline()),
  ).rejects.toMatchObject({
    kind: 'unreachable',
    code: 'EENVELOPE 530',
  });
});

it.each([
  ['deferred', [450, 451, 452]],
  ['refused', [550, 552, 553, 554]],
  ['unreachable', [421, 530]],
])('reports %s for the statuses %j', async (kind, statuses) => {
  mailServer = await startMailServer();
  for (const status of statuses) {
    mailServer.answerRecipient(mail.to, status);
    const code = expect.stringContaining(`${status}`);
    await expect(openMailer(mailServer.url).send(mail, noDeadline())).rejects.toMatchObject({ kind, code });
  }
});

it('ends when its time is over, whatever the server says', async () => {
  mailServer = await startMailServer();
  const reached = Promise.withResolvers<Socket>();
  const talker = createServer((socket) => {
    socket.on('error', () => {}).write('220 ready\r\n');
    socket.once('data', () => {
      const talking = setInterval(() => socket.write('250-and another thing\r\n'), 5);
      socket.on('close', () => clearInterval(talking));
      reached.resolve(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(talker, 'listening');
  const deadline = new AbortController();
  const sending = openMailer(`smtp://127.0.0.1:${portOf(talker)}`).send(mail, deadline.signal);
  await Promise.all([
    expect(sending).rejects.toMatchObject({ kind: 'unreachable', code: 'ETIMEDOUT' }),
    reached.promise.then(() => deadline.abort(new DOMException('Too long', 'TimeoutError'))),
  ]);
  (await reached.promise).destroy();
  await new Promise((resolve) => talker.close(resolve));
});
