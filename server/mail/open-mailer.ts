import { createTransport, type SendMailOptions } from 'nodemailer';

export type Mailer = {
  /** Resolves when the mail server has taken the mail for every recipient. */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
};

/** Sends through the mail server that `url` names, over a few connections that stay open between mails. */
export function openMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // What a visitor wrote can never make it read a file or call a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const { rejected } = await transport.sendMail(mail);
      if (rejected.length > 0)
        throw new Error(`The mail server refused ${rejected.length} of the recipients`);
    },
    close: () => transport.close(),
  };
}
