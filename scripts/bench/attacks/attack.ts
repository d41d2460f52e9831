import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What an attacker sent and received. */
export type Tally = {
  /** Requests sent, answered or not; for attacks that send none, connections opened. */
  sent: number;
  /**
   * Responses by status code. Also `cut`: connections the server closed, and `held to the end`: connections still open when the
   * time was over.
   */
  got: Record<string, number>;
};

export type Attack = {
  /** How long it runs, where the default is too short to show its effect. */
  seconds?: number;
  /** Attacks from a single address until `end`, as `performance.now()`. */
  run(target: { host: string; port: number }, end: number): Promise<Tally>;
};

/** Sends on a new socket; calls `finish` to close it and to attack on this connection no more. */
type Talk = (socket: Socket, tally: Tally, finish: () => void) => void;

const attackerAddress = '127.0.0.1';
/** Milliseconds before a flooding connection that was cut is reopened. */
const floodPauseMs = 5;
/** The same where the point is to occupy connections, not to open many. */
const holdPauseMs = 500;
const dripIntervalMs = 100;

/**
 * Sends requests as fast as they are answered, and reopens connections that are cut.
 *
 * @param request builds the request with this index
 * @param options.ahead requests that are pipelined before the first response is read, and again after the last one
 * @param options.most requests in total; by default as many as fit into the time
 */
export function flood(
  connections: number,
  request: (index: number) => string,
  { ahead = 1, most = Number.POSITIVE_INFINITY } = {},
): Attack {
  return attackOn(connections, floodPauseMs, (socket, tally, finish) => {
    let unanswered = 0;
    const send = () => {
      if (tally.sent >= most) return finish();
      const first = tally.sent;
      tally.sent += ahead;
      unanswered = ahead;
      socket.write(Array.from({ length: ahead }, (_, index) => request(first + index)).join(''));
    };
    countResponses(socket, tally, (count) => {
      unanswered -= count;
      if (unanswered <= 0) send();
    });
    send();
  });
}

type Holding = {
  /** Sent first on each connection. */
  first?(index: number): string;
  /** Sent ten times a second from then on. */
  drip?: string;
  /** False leaves responses unread: they fill the buffers of the system, then of the server. */
  reads: boolean;
  seconds?: number;
};

/** Opens connections and keeps them open for as long as the server lets it. */
export function hold(connections: number, { first, drip, reads, seconds }: Holding): Attack {
  const attack = attackOn(connections, holdPauseMs, (socket, tally) => {
    tally.sent += 1;
    if (first) socket.write(first(tally.sent));
    if (reads) countResponses(socket, tally);
    if (drip === undefined) return;
    const dripping = setInterval(() => socket.write(drip), dripIntervalMs);
    socket.on('close', () => clearInterval(dripping));
  });
  return { ...attack, ...(seconds && { seconds }) };
}

function attackOn(connections: number, pauseMs: number, talk: Talk): Attack {
  return {
    run: async ({ host, port }, end) => {
      const tally: Tally = { sent: 0, got: {} };
      /** Resolves to true once the server has closed the connection, to false once the attacker has. */
      const isCut = () =>
        new Promise<boolean>((resolve) => {
          const socket = connect({ host, port, localAddress: attackerAddress });
          let isFinished = false;
          const finish = () => {
            isFinished = true;
            socket.destroy();
          };
          const timer = setTimeout(() => {
            count(tally, 'held to the end');
            finish();
          }, end - performance.now());
          socket.on('error', () => {});
          socket.on('close', () => {
            clearTimeout(timer);
            if (!isFinished) count(tally, 'cut');
            resolve(!isFinished);
          });
          talk(socket, tally, finish);
        });
      const attackers = Array.from({ length: connections }, async () => {
        while (performance.now() < end && (await isCut())) await delay(pauseMs);
      });
      await Promise.all(attackers);
      return tally;
    },
  };
}

function countResponses(socket: Socket, tally: Tally, onResponses = (_count: number) => {}): void {
  let rest = '';
  socket.on('data', (part: Buffer) => {
    const text = rest + part.toString('latin1');
    let readTo = 0;
    let responses = 0;
    for (const { 1: status = '', index, 0: line } of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      count(tally, status);
      responses += 1;
      readTo = index + line.length;
    }
    // A status line may be split across two packets.
    rest = text.slice(readTo).slice(-12);
    onResponses(responses);
  });
}

function count({ got }: Tally, what: string): void {
  got[what] = (got[what] ?? 0) + 1;
}
