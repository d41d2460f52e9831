import type { Logger } from 'pino';

type HealthChannel = 'mail' | 'webhook';

/** `unknown` before the first attempt, then `ok` or the error code of the last attempt. */
export type ChannelHealth = Readonly<Partial<Record<HealthChannel, string>>>;

/** Tracks whether the mail server and the webhook worked at the last attempt. */
export function monitorChannels(channels: readonly HealthChannel[], log: Logger) {
  const health = new Map<HealthChannel, string>(channels.map((channel) => [channel, 'unknown']));
  return {
    /** Records an attempt, with the error code if the channel could not be used. Logs changes. */
    record: (channel: HealthChannel, code = 'ok') => {
      const before = health.get(channel);
      health.set(channel, code);
      if (before === code) return;
      if (code !== 'ok') log.error({ channel, code }, 'a way to deliver messages cannot be used');
      else if (before !== 'unknown') log.info({ channel }, 'a way to deliver messages can be used again');
    },
    read: (): ChannelHealth => Object.fromEntries(health),
  };
}
