import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from './free-port.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Options = {
  /** Required from clients when set. */
  login?: { user: string; password: string };
  /** Offers STARTTLS with a self-signed certificate. */
  offersTls?: boolean;
};

/** Starts an SMTP server that records the mails it receives. */
export async function startMailServer({ login, offersTls }: Options = {}) {
  /** In order of arrival. */
  const mails: Email[] = [];
  /** Mails that were received completely and refused. */
  const refusedMails: Email[] = [];
  /** The envelope recipients of each mail. */
  const recipients: string[][] = [];
  /** `user:password` of all login attempts. */
  const logins: string[] = [];
  const answers = new Map<string, number | 'never'>();
  const progress = new EventEmitter();
  let hanging = 0;
  let validPassword = login?.password;
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
    progress.emit('change');
  }

  async function waitUntil(isReached: () => boolean): Promise<void> {
    while (!isReached()) await once(progress, 'change');
  }

  const server = new SMTPServer({
    disabledCommands: [...(login ? [] : ['AUTH']), ...(offersTls ? [] : ['STARTTLS'])],
    // Suppresses a warning about the test certificate.
    logger: false,
    allowInsecureAuth: true,
    authOptional: !login,
    closeTimeout: 0,
    onAuth: ({ username, password }, _, callback) => {
      logins.push(`${username}:${password}`);
      const isValid = username === login?.user && password === validPassword;
      if (isValid) callback(null, { user: username });
      else callback(new Error('Invalid login'));
    },
    onRcptTo: ({ address }, _, callback) => {
      const answer = answers.get(address);
      if (answer !== 'never') {
        callback(answer === undefined ? null : refused(answer));
        return;
      }
      hanging += 1;
      progress.emit('change');
    },
    onData: (stream, { envelope }, callback) => {
      receive(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => callback(), callback);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  const user = login ? `${login.user}:${login.password}@` : '';
  const url = `smtp://${user}127.0.0.1:${portOf(server.server)}`;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    url,
    /** The variables of a contact service that mails through it. */
    variables: {
      SMTP_URL: url,
      CONTACT_TO: 'hello@tamarackit.example',
      CONTACT_FROM: 'web@tamarackit.example',
    },
    mails,
    refusedMails,
    recipients,
    logins,
    /** Resolves to all mails once there are at least `count`. */
    waitFor: async (count: number) => {
      await waitUntil(() => mails.length >= count);
      return mails;
    },
    /** Refuses future mails with this status; undefined accepts them again. */
    refuseWith: (status: number | undefined) => {
      refusal = status;
    },
    /** Sets the response to a recipient: a status, none at all (`never`), or acceptance (undefined). */
    answerRecipient: (address: string, status: number | 'never' | undefined) => {
      if (status === undefined) answers.delete(address);
      else answers.set(address, status);
    },
    /** Resolves once `count` conversations wait for a response that never comes. */
    waitForHanging: (count: number) => waitUntil(() => hanging >= count),
    /** Changes the password of the login. */
    takeLogin: (password: string) => {
      validPassword = password;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
