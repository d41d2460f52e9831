import { randomBytes } from 'node:crypto';
import type { Filling } from './fill-form.ts';
import { limitKey } from './limit-key.ts';

type RetryPages = {
  /**
   * Remembers a form that has to be filled in again.
   *
   * @param address of the visitor
   * @returns what the page's address ends in: nobody can guess it.
   */
  keep(filling: Filling, address: string): string;
  find(token: string): Filling | undefined;
};

const keepFor = 10 * 60_000;
/** A post of 64 kB takes up to twice that in memory, so these fit into 66 MB. */
const most = 500;
/** So that nobody can push out everybody's by posting over and over. */
const mostOfOneSender = 5;

/**
 * Forms on their way back to visitors without script: for ten minutes, in memory only, the newest five hundred, of
 * one sender the newest five.
 */
export function createRetryPages(): RetryPages {
  const kept = new Map<string, { filling: Filling; sender: string; end: NodeJS.Timeout }>();

  function forget(token: string): void {
    clearTimeout(kept.get(token)?.end);
    kept.delete(token);
  }

  /** Pages stand in the order of their arrival, so the first is the oldest. */
  function makeRoomFor(sender: string): void {
    const own = [...kept].filter(([, page]) => page.sender === sender).map(([token]) => token);
    const isOneTooMany = own.length >= mostOfOneSender;
    const [oldest] = isOneTooMany ? own : kept.keys();
    if (oldest !== undefined && (isOneTooMany || kept.size >= most)) forget(oldest);
  }

  return {
    keep: (filling, address) => {
      const sender = limitKey(address);
      makeRoomFor(sender);
      const token = randomBytes(16).toString('base64url');
      const end = setTimeout(() => forget(token), keepFor).unref();
      kept.set(token, { filling, sender, end });
      return token;
    },
    find: (token) => kept.get(token)?.filling,
  };
}
