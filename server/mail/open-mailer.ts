import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { errorCode } from '../running/error-code.ts';
import { abortCode, DeliveryError, type FailureKind } from './delivery-error.ts';

export type Mailer = ReturnType<typeof openMailer>;

/** Connections to one mail server; larger hosts refuse more from one sender. */
export const maxConnections = 4;

/**
 * Opens a pool of connections to the mail server at `url`.
 *
 * If the URL contains a password, `smtp://` sends nothing before STARTTLS, unless the URL says `?requireTLS=false`.
 */
export function openMailer(url: string) {
  const address = new URL(url);
  const { password, searchParams } = address;
  const isPlainAllowed = searchParams.get('requireTLS') === 'false';
  // Query parameters override the options below, whatever their value.
  searchParams.delete('requireTLS');
  const transport = createTransport({
    url: address.href,
    pool: true,
    maxConnections,
    // The outbox schedules retries. This one covers a connection that was closed while idle.
    maxRequeues: 1,
    requireTLS: password !== '' && !isPlainAllowed,
    // Reports a password that the server does not ask for as a configuration error.
    forceAuth: password !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 45_000,
    socketCloseTimeout: 1_000,
    // Keeps message content from making nodemailer read a file or call a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Unlike nodemailer's `verify`, it can be aborted. */
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
    /**
     * Resolves when the mail server has accepted the mail for every recipient.
     *
     * @param signal aborts the exchange at any point
     * @throws DeliveryError
     */
    send: async (mail: SendMailOptions, signal: AbortSignal): Promise<void> => {
      try {
        const { rejectedErrors } = await transport.sendMail({ ...mail, signal });
        if (rejectedErrors?.[0]) throw rejectedErrors[0];
      } catch (error) {
        throw toDeliveryError(error, signal);
      }
    },
    /**
     * Resolves when connection, TLS and login succeed as for a mail. Sends nothing.
     *
     * @throws DeliveryError
     */
    verify: (signal: AbortSignal) =>
      verify(signal).catch((error: unknown) => {
        throw toDeliveryError(error, signal);
      }),
    close: () => transport.close(),
  };
}

function toDeliveryError(error: unknown, signal: AbortSignal): DeliveryError {
  const { responseCode: status, originalCode }: Partial<NodemailerError> =
    typeof error === 'object' && error !== null ? error : {};
  const code = abortCode(signal) ?? errorCode(error);
  const detail = status ?? originalCode;
  return new DeliveryError(kindOf(code, status), detail ? `${code} ${detail}` : code, error);
}

/** Replies that reject the client or demand login or TLS, and say nothing about the message. */
const connectionStatuses: ReadonlySet<number> = new Set([421, 503, 530, 534, 535, 538]);

function kindOf(code: string, status: number | undefined): FailureKind {
  if (status === undefined || (code !== 'EENVELOPE' && code !== 'EMESSAGE') || connectionStatuses.has(status))
    return 'unreachable';
  return status >= 500 ? 'refused' : 'deferred';
}
