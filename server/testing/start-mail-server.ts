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
  /** Resolves with all mails once there are at least so many. */
  waitFor(count: number): Promise<Email[]>;
  /** From now on every mail is answered with this status; undefined takes them again. */
  refuseWith(status: number | undefined): void;
  stop(): Promise<void>;
};

/** A real SMTP server that reads what it gets, on the port given or on any free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting: { count: number; resolve(mails: Email[]): void }[] = [];
  let refusal: number | undefined;

  async function receive(stream: Readable): Promise<void> {
    const raw = await buffer(stream);
    if (refusal !== undefined) throw Object.assign(new Error('Not now'), { responseCode: refusal });
    mails.push(await PostalMime.parse(raw));
    for (const { count, resolve } of waiting) if (mails.length >= count) resolve(mails);
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, callback) => {
      receive(stream).then(() => callback(), callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const url = `smtp://127.0.0.1:${portOf(server.server)}`;

  return {
    url,
    mails,
    waitFor: (count) =>
      mails.length >= count
        ? Promise.resolve(mails)
        : new Promise((resolve) => waiting.push({ count, resolve })),
    refuseWith: (status) => {
      refusal = status;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
