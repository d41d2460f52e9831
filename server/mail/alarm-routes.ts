import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { errorCode } from '../running/error-code.ts';
import type { Settings } from '../running/read-environment.ts';
import type { DueDelivery } from '../store/outbox.ts';
import type { Words } from '../words/read-words.ts';
import { composeAlarm } from './compose-alarm.ts';
import type { Mailer } from './open-mailer.ts';
import type { Webhook } from './open-webhook.ts';
import { alarmEvent } from './webhook-events.ts';

/** A way to tell somebody that deliveries fail. */
export type AlarmRoute = {
  name: 'mail' | 'webhook';
  send(overdue: readonly DueDelivery[]): Promise<void>;
};

type Options = {
  settings: Settings['alarm']['mail'];
  /** The mail server for alarms first, then the one for messages: it may still take mail for somebody else. */
  mailers: readonly Mailer[];
  webhook: Webhook | undefined;
  words: Words['mail'];
  deadline(): AbortSignal;
  log: Logger;
};

/** By mail to each whom the settings name, over the first mail server that takes it, and to the webhook. */
export function alarmRoutes({ settings, mailers, webhook, words, deadline, log }: Options): AlarmRoute[] {
  const routes: AlarmRoute[] = [];
  if (settings) {
    const { from, to } = settings;
    const sendTo = async (recipient: string, overdue: readonly DueDelivery[]) => {
      const mail = composeAlarm(overdue, words, from, recipient);
      const errors: unknown[] = [];
      for (const mailer of mailers) {
        const error = await mailer.send(mail, deadline()).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error === undefined) return;
        errors.push(error);
      }
      throw errors.at(-1);
    };
    routes.push({
      name: 'mail',
      // A mail each: one address that is refused keeps nobody else from hearing, nor lets them hear it again and again.
      send: async (overdue) => {
        const results = await Promise.allSettled(to.map((recipient) => sendTo(recipient, overdue)));
        const failed = results.filter((result) => result.status === 'rejected');
        if (failed.length === to.length) throw failed[0]?.reason;
        const codes = failed.map(({ reason }) => errorCode(reason));
        if (codes.length > 0) log.error({ codes }, 'an alarm did not reach all its recipients');
      },
    });
  }
  if (webhook)
    routes.push({
      name: 'webhook',
      send: (overdue) => webhook.post(randomUUID(), alarmEvent(overdue), deadline()),
    });
  return routes;
}
