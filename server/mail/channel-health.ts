import type { Logger } from 'pino';

export type HealthOf = 'mail' | 'webhook';

/** `unknown` until it was tried once; else `ok`, or the code of what went wrong. */
export type ChannelHealth = Readonly<Partial<Record<HealthOf, string>>>;

type Watch = {
  /** Tells how an attempt to use a channel ended: with a code when it could not be used. Logs a change. */
  note(channel: HealthOf, code: string | undefined): void;
  read(): ChannelHealth;
};

/** Whether the mail server and the webhook can be used, as far as the last attempt tells. */
export function watchChannels(isSetUp: Readonly<Record<HealthOf, boolean>>, log: Logger): Watch {
  const health = new Map<HealthOf, string>();
  for (const channel of ['mail', 'webhook'] as const) if (isSetUp[channel]) health.set(channel, 'unknown');
  return {
    note: (channel, code = 'ok') => {
      const before = health.get(channel);
      health.set(channel, code);
      if (before === code) return;
      if (code !== 'ok') log.error({ channel, code }, 'a way to deliver messages cannot be used');
      else if (before !== 'unknown') log.info({ channel }, 'a way to deliver messages can be used again');
    },
    read: () => Object.fromEntries(health),
  };
}
