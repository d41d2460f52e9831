import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, count, emptyTally, type Tally, type Target } from './attack.ts';

type Flood = {
  connections: number;
  /** Writes the request of this number. */
  request(index: number): string;
  /** Sent ahead before the first answer is read, and again after the last of them. */
  ahead?: number;
  /** In all; as many as fit into the time when it is left out. */
  most?: number;
};

/** In milliseconds: a connection that was cut is opened again after so long. */
const breath = 5;
/** Whatever happens, no attack sends more requests. */
const mostEver = 5_000_000;
const attacker = '127.0.0.1';

/** Sends requests as fast as they are answered, and opens what is cut again. */
export function flood({ connections, request, ahead = 1, most = mostEver }: Flood): Attack {
  return async (target, end) => {
    const tally = emptyTally();
    const next = (): string | undefined => {
      if (tally.sent >= most || performance.now() > end) return undefined;
      const first = tally.sent;
      tally.sent += ahead;
      return Array.from({ length: ahead }, (_, index) => request(first + index)).join('');
    };
    const attackers = Array.from({ length: connections }, async () => {
      while (await converse(target, next, ahead, tally, end)) await delay(breath);
    });
    await Promise.all(attackers);
    return tally;
  };
}

/**
 * Sends and reads on one connection until it is closed.
 *
 * @returns whether it was the server that closed it
 */
function converse(
  target: Target,
  next: () => string | undefined,
  ahead: number,
  tally: Tally,
  end: number,
): Promise<boolean> {
  const first = next();
  if (first === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    let answers = 0;
    let rest = '';
    let isDone = false;
    const socket = connect({ ...target, localAddress: attacker });
    const finish = () => {
      isDone = true;
      clearTimeout(timer);
      socket.destroy();
    };
    const timer = setTimeout(finish, end - performance.now());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      if (!isDone) count(tally, 'cut');
      resolve(!isDone);
    });
    socket.on('data', (part: Buffer) => {
      const text = rest + part.toString('latin1');
      let readTo = 0;
      for (const { 1: status = '', index, 0: line } of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        count(tally, status);
        answers += 1;
        readTo = index + line.length;
      }
      // A status line may be torn in two.
      rest = text.slice(readTo).slice(-12);
      if (answers < ahead) return;
      answers = 0;
      const more = next();
      if (more === undefined) finish();
      else socket.write(more);
    });
    socket.write(first);
  });
}
