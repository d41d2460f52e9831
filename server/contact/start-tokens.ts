import { createHmac, timingSafeEqual } from 'node:crypto';

export type StartTokens = {
  /** Says that a visitor begins to write now. */
  issue(): string;
  /** How many seconds ago a token was issued; undefined for one that this site did not issue within a day. */
  secondsSince(token: string | undefined): number | undefined;
};

const longestVisit = 24 * 3600;

/**
 * Tokens that tell how long somebody wrote: a time and its signature. Nothing is kept, and whoever knows the secret
 * can read them, on any machine.
 *
 * @param now in milliseconds
 */
export function createStartTokens(secret: Buffer, now: () => number): StartTokens {
  const sign = (time: string) =>
    createHmac('sha256', secret).update(`start ${time}`).digest('base64url').slice(0, 22);
  return {
    issue: () => {
      const time = String(now());
      return `${time}.${sign(time)}`;
    },
    secondsSince: (token = '') => {
      const [time = '', signature = ''] = token.split('.', 2);
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(time))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const seconds = (now() - Number(time)) / 1000;
      return seconds >= 0 && seconds <= longestVisit ? seconds : undefined;
    },
  };
}
