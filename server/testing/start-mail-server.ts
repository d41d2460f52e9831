import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../http/port-of.ts';

export type MailServer = {
  url: string;
  /** In the order of their arrival. */
  mails: Email[];
  /** Those that were read and not taken. */
  refusedMails: Email[];
  /** Who each of them was for, as the envelope says. */
  recipients: string[][];
  /** Users and passwords of all logins that were tried. */
  logins: string[];
  /** Resolves with all mails once there are at least so many. */
  waitFor(count: number): Promise<Email[]>;
  /** From now on every mail is answered with this status; undefined takes them again. */
  refuseWith(status: number | undefined): void;
  /** From now on this recipient is answered with this status, or not at all. */
  answerRecipient(address: string, status: number | 'never' | undefined): void;
  /** Resolves once so many conversations wait for an answer that never comes. */
  waitForHanging(count: number): Promise<void>;
  /** From now on, the login has this password. */
  takeLogin(password: string): void;
  stop(): Promise<void>;
};

type Options = {
  /** Any free one, when it is not given. */
  port?: number;
  /** The one that may send; nobody else may. */
  login?: { user: string; password: string };
  /** Offers STARTTLS, with a certificate that nobody has signed. */
  offersTls?: boolean;
};

/** A real SMTP server that reads what it gets. */
export async function startMailServer({ port = 0, login, offersTls }: Options = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const refusedMails: Email[] = [];
  const recipients: string[][] = [];
  const logins: string[] = [];
  const answers = new Map<string, number | 'never'>();
  const waiting: { count: number; resolve(mails: Email[]): void }[] = [];
  const waitingForHanging: { count: number; resolve(): void }[] = [];
  let hanging = 0;
  let rightPassword = login?.password;
  let refusal: number | undefined;

  const refused = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

  async function receive(stream: Readable, to: string[]): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    if (refusal !== undefined) {
      refusedMails.push(mail);
      throw refused(refusal);
    }
    mails.push(mail);
    recipients.push(to);
    for (const { count, resolve } of waiting) if (mails.length >= count) resolve(mails);
  }

  const server = new SMTPServer({
    disabledCommands: [...(login ? [] : ['AUTH']), ...(offersTls ? [] : ['STARTTLS'])],
    // It would warn that its certificate is for tests.
    logger: false,
    allowInsecureAuth: true,
    authOptional: !login,
    closeTimeout: 0,
    onAuth: ({ username, password }, _, callback) => {
      logins.push(`${username}:${password}`);
      const isRight = username === login?.user && password === rightPassword;
      if (isRight) callback(null, { user: username });
      else callback(new Error('Invalid login'));
    },
    onRcptTo: ({ address }, _, callback) => {
      const answer = answers.get(address);
      if (answer === 'never') {
        hanging += 1;
        for (const { count, resolve } of waitingForHanging) if (hanging >= count) resolve();
      } else callback(answer === undefined ? null : refused(answer));
    },
    onData: (stream, { envelope }, callback) => {
      receive(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => callback(), callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const user = login ? `${login.user}:${login.password}@` : '';
  const url = `smtp://${user}127.0.0.1:${portOf(server.server)}`;

  return {
    url,
    mails,
    refusedMails,
    recipients,
    logins,
    waitFor: (count) =>
      mails.length >= count
        ? Promise.resolve(mails)
        : new Promise((resolve) => waiting.push({ count, resolve })),
    refuseWith: (status) => {
      refusal = status;
    },
    answerRecipient: (address, status) => {
      if (status === undefined) answers.delete(address);
      else answers.set(address, status);
    },
    waitForHanging: (count) =>
      hanging >= count
        ? Promise.resolve()
        : new Promise((resolve) => waitingForHanging.push({ count, resolve })),
    takeLogin: (password) => {
      rightPassword = password;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
