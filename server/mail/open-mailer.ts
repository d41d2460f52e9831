import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { errorCode } from '../process/error-code.ts';
import { DeliveryError, type FailureKind } from './delivery-error.ts';

/**
 * Opens a way to the mail server at `url`. Each mail has its own connection.
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
    requireTLS: password !== '' && !isPlainAllowed,
    // Reports a password that the server does not ask for as a configuration error.
    forceAuth: password !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 45_000,
    // Keeps message content from making nodemailer read a file or call a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

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
        throw toDeliveryError(error, signal.aborted);
      }
    },
    /**
     * Resolves when connection, TLS and login succeed as for a mail. Sends nothing.
     *
     * @throws DeliveryError
     */
    verify: async (): Promise<void> => {
      await transport.verify().catch((error: unknown) => {
        throw toDeliveryError(error);
      });
    },
  };
}

function toDeliveryError(error: unknown, isAborted = false): DeliveryError {
  const { responseCode: status, originalCode }: Partial<NodemailerError> =
    typeof error === 'object' && error !== null ? error : {};
  const code = isAborted ? 'ETIMEDOUT' : errorCode(error);
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
