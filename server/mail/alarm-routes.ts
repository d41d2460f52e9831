import { randomUUID } from 'node:crypto';
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
};

/** By mail to whom the settings name, over the first mail server that takes it, and to the webhook. */
export function alarmRoutes({ settings, mailers, webhook, words, deadline }: Options): AlarmRoute[] {
  const routes: AlarmRoute[] = [];
  if (settings) {
    const { from, to } = settings;
    routes.push({
      name: 'mail',
      send: async (overdue) => {
        const mail = composeAlarm(overdue, words, from, to);
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
