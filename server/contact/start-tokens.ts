import { createHmac, timingSafeEqual } from 'node:crypto';

/** In seconds. */
const maxAge = 24 * 3600;

/**
 * Creates stateless tokens that measure how long a visitor wrote: a signed timestamp. Every server with the same secret
 * accepts them.
 *
 * @param now in milliseconds
 */
export function createStartTokens(secret: Buffer, now: () => number) {
  const sign = (time: string) =>
    createHmac('sha256', secret).update(`start ${time}`).digest('base64url').slice(0, 22);
  return {
    /** Issues a token to a visitor who starts to write. */
    issue: (): string => {
      const time = String(now());
      return `${time}.${sign(time)}`;
    },
    /** The seconds since a token was issued; undefined if it is forged or older than a day. */
    secondsSince: (token = ''): number | undefined => {
      const [time = '', signature = ''] = token.split('.', 2);
      const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(time))];
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      const seconds = (now() - Number(time)) / 1000;
      return seconds >= 0 && seconds <= maxAge ? seconds : undefined;
    },
  };
}
