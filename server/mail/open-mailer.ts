import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { errorCode } from '../running/error-code.ts';
import { abortCode, DeliveryError, type FailureKind } from './delivery-error.ts';

export type Mailer = {
  /**
   * Resolves when the mail server has taken the mail for every recipient.
   *
   * @param signal ends the conversation, however far it has come
   * @throws DeliveryError
   */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
  /**
   * Resolves when the mail server lets us in: connection, TLS and login as for a mail, and nothing sent.
   *
   * @throws DeliveryError
   */
  verify(signal: AbortSignal): Promise<void>;
  close(): void;
};

/** The most mails that one mail server gets at the same time; larger hosts refuse more from one sender. */
export const mostConnections = 4;

/**
 * Sends through the mail server that `url` names, over a few connections that stay open between mails.
 *
 * With a password in it, `smtp://` sends nothing before STARTTLS has encrypted the connection, unless the address says
 * `?requireTLS=false`.
 */
export function openMailer(url: string): Mailer {
  const address = new URL(url);
  const { password, searchParams } = address;
  const isPlainAllowed = searchParams.get('requireTLS') === 'false';
  // What stands in the address goes before what is set here, in whatever spelling.
  searchParams.delete('requireTLS');
  const transport = createTransport({
    url: address.href,
    pool: true,
    maxConnections: mostConnections,
    // The outbox decides when a mail is tried again. Once over is for a connection that ended while it was idle.
    maxRequeues: 1,
    requireTLS: password !== '' && !isPlainAllowed,
    // A password that the server does not ask for is a mistake in the settings, and reported as one.
    forceAuth: password !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 45_000,
    socketCloseTimeout: 1_000,
    // What a visitor wrote can never make it read a file or call a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function verify(signal: AbortSignal): Promise<void> {
    const connection = new SMTPConnection(transport.options);
    const { auth } = transport.options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = (error?: Error | null) => (error ? reject(error) : resolve());
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server closed the connection')));
    connection.connect((error) => (error || !auth ? done(error) : connection.login(auth, done)));
    try {
      await promise;
    } finally {
      connection.close();
    }
  }

  return {
    send: async (mail, signal) => {
      try {
        const { rejectedErrors } = await transport.sendMail({ ...mail, signal });
        if (rejectedErrors?.[0]) throw rejectedErrors[0];
      } catch (error) {
        throw deliveryError(error, signal);
      }
    },
    verify: (signal) =>
      verify(signal).catch((error: unknown) => {
        throw deliveryError(error, signal);
      }),
    close: () => transport.close(),
  };
}

function deliveryError(error: unknown, signal: AbortSignal): DeliveryError {
  const { responseCode: status, originalCode }: Partial<NodemailerError> =
    typeof error === 'object' && error !== null ? error : {};
  const code = abortCode(signal) ?? errorCode(error);
  const detail = status ?? originalCode;
  return new DeliveryError(kindOf(code, status), detail ? `${code} ${detail}` : code, error);
}

/** Replies that ask for a login or for TLS are about us, not about the message. */
const aboutUs: ReadonlySet<number> = new Set([421, 503, 530, 534, 535, 538]);

function kindOf(code: string, status: number | undefined): FailureKind {
  if (status === undefined || (code !== 'EENVELOPE' && code !== 'EMESSAGE') || aboutUs.has(status))
    return 'unreachable';
  return status >= 500 ? 'refused' : 'deferred';
}
