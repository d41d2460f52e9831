import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '../http/port-of.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { type Mailer, openMailer } from './open-mailer.ts';

const login = { user: 'web', password: 'right' };
const mail = { from: 'web@tamarackit.example', to: 'hello@tamarackit.example', text: 'Hello' };
const noDeadline = () => new AbortController().signal;

let mailServer: MailServer;
let mailer: Mailer;

afterEach(async () => {
  mailer.close();
  await mailServer.stop();
});

/** The server's URL, optionally with another password or a query. */
const address = ({ password = 'right', query = '' } = {}) =>
  `${Object.assign(new URL(mailServer.url), { password }).href}${query}`;

describe('with a password', () => {
  it('never sends it without TLS', async () => {
    mailServer = await startMailServer({ login });
    mailer = openMailer(mailServer.url);
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject({
      kind: 'unreachable',
      code: 'ETLS 500',
    });
    await expect(mailer.verify(noDeadline())).rejects.toMatchObject({
      kind: 'unreachable',
      code: 'ETLS 500',
    });
    expect([mailServer.logins, mailServer.mails]).toEqual([[], []]);
  });

  it.each(['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=0', 'requireTLS=False', 'secure=false'])(
    'still requires TLS with %s',
    async (option) => {
      mailServer = await startMailServer({ login });
      mailer = openMailer(address({ query: `?${option}` }));
      await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject({ code: 'ETLS 500' });
      expect(mailServer.logins).toEqual([]);
    },
  );

  it('sends it unencrypted with requireTLS=false', async () => {
    mailServer = await startMailServer({ login });
    mailer = openMailer(address({ query: '?requireTLS=false' }));
    await mailer.send(mail, noDeadline());
    expect([mailServer.logins, mailServer.mails.length]).toEqual([['web:right'], 1]);
  });

  it('rejects a self-signed certificate', async () => {
    mailServer = await startMailServer({ login, offersTls: true });
    mailer = openMailer(mailServer.url);
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject({
      kind: 'unreachable',
      code: expect.stringMatching(/^ESOCKET\b/),
    });
    expect(mailServer.logins).toEqual([]);
  });

  it('logs in over TLS and sends', async () => {
    mailServer = await startMailServer({ login, offersTls: true });
    mailer = openMailer(address({ query: '?tls.rejectUnauthorized=false' }));
    await mailer.verify(noDeadline());
    await mailer.send(mail, noDeadline());
    expect([mailServer.logins, mailServer.mails.length]).toEqual([['web:right', 'web:right'], 1]);
  });

  it('reports a wrong one as unreachable, not as a refused mail', async () => {
    mailServer = await startMailServer({ login });
    mailer = openMailer(address({ password: 'wrong', query: '?requireTLS=false' }));
    const expected = { kind: 'unreachable', code: 'EAUTH 535' };
    await expect(mailer.verify(noDeadline())).rejects.toMatchObject(expected);
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject(expected);
  });

  it('reports a server that asks for no login', async () => {
    mailServer = await startMailServer();
    const { port } = new URL(mailServer.url);
    mailer = openMailer(`smtp://web:right@127.0.0.1:${port}?requireTLS=false`);
    const expected = { kind: 'unreachable', code: expect.stringMatching(/^EAUTH/) };
    await expect(mailer.verify(noDeadline())).rejects.toMatchObject(expected);
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject(expected);
    expect(mailServer.mails).toEqual([]);
  });
});

describe('without a password', () => {
  it('verifies and sends without TLS', async () => {
    mailServer = await startMailServer();
    mailer = openMailer(mailServer.url);
    await mailer.verify(noDeadline());
    await mailer.send(mail, noDeadline());
    expect(mailServer.mails).toHaveLength(1);
  });

  it('reports a server that requires a login as unreachable', async () => {
    mailServer = await startMailServer({ login });
    mailer = openMailer(`smtp://127.0.0.1:${new URL(mailServer.url).port}`);
    await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject({
      kind: 'unreachable',
      code: 'EENVELOPE 530',
    });
  });
});

it.each([
  [450, 'deferred'],
  [451, 'deferred'],
  [452, 'deferred'],
  [550, 'refused'],
  [552, 'refused'],
  [553, 'refused'],
  [554, 'refused'],
  [421, 'unreachable'],
  [530, 'unreachable'],
])('classifies recipient status %i as %s', async (status, kind) => {
  mailServer = await startMailServer();
  mailServer.answerRecipient(mail.to, status);
  mailer = openMailer(mailServer.url);
  await expect(mailer.send(mail, noDeadline())).rejects.toMatchObject({
    kind,
    code: expect.stringContaining(`${status}`),
  });
});

it('aborts the login and closes the connection when the server never stops talking', async () => {
  mailServer = await startMailServer();
  const reached = Promise.withResolvers<Socket>();
  const dripper = createServer((socket) => {
    socket.on('error', () => {}).write('220 ready\r\n');
    socket.once('data', () => {
      const dripping = setInterval(() => socket.write('250-and another thing\r\n'), 5);
      socket.on('close', () => clearInterval(dripping));
      reached.resolve(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(dripper, 'listening');
  mailer = openMailer(`smtp://127.0.0.1:${portOf(dripper)}`);
  const deadline = new AbortController();
  const verified = mailer.verify(deadline.signal);
  const closed = once(await reached.promise, 'close');
  deadline.abort(new DOMException('Too long', 'TimeoutError'));

  await expect(verified).rejects.toMatchObject({ kind: 'unreachable', code: 'ETIMEDOUT' });
  await closed;
  await new Promise((resolve) => dripper.close(resolve));
});
