import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

type SupervisedMain = {
  url: string;
  /** Tells the server to end and resolves when the next one is ready. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the server whenever it has ended. Descriptor 3 is the listening socket, as with systemd. */
const supervisor = `while true; do sh -c 'echo pid $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/main.ts' "$0"; done`;

/** Does what a service manager does with a socket unit: holds the listening socket while the server restarts. */
export async function superviseMain(environment: Readonly<Record<string, string>>): Promise<SupervisedMain> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const shell = spawn('sh', ['-c', supervisor, process.execPath], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', Reflect.get(listening, '_handle')],
    detached: true,
  });
  // From here on the shell holds the socket; this process would answer what it accepts with nothing.
  listening.close();
  const lines = createInterface({ input: shell.stdout ?? process.stdin })[Symbol.asyncIterator]();
  let pid = 0;
  async function ready(): Promise<string> {
    for (;;) {
      const { value = '', done } = await lines.next();
      if (done) throw new Error('The server was not started');
      if (value.startsWith('pid ')) pid = Number(value.slice(4));
      if (value.startsWith('http://')) return value;
    }
  }
  const url = await ready();
  return {
    url,
    restart: async () => {
      process.kill(pid, 'SIGTERM');
      await ready();
    },
    stop: async () => {
      const ended = once(shell, 'exit');
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}
