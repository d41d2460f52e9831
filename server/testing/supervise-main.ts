import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Restarts the server whenever it exits. Descriptor 3 is the listening socket, as with systemd. */
const supervisor = `while true; do sh -c 'echo pid $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/main.ts' "$0"; done`;

/** Imitates a service manager with a socket unit: keeps the listening socket open while the server restarts. */
export async function superviseMain(environment: Readonly<Record<string, string>>) {
  const listening = createServer().listen({ host: '127.0.0.1', port: 0, backlog: 4096 });
  await once(listening, 'listening');
  const shell = spawn('sh', ['-c', supervisor, process.execPath], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', Reflect.get(listening, '_handle')],
    detached: true,
  });
  // The shell holds the socket now. This process must not accept connections, which it would never answer.
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
    /** Sends SIGTERM and resolves when the next server is ready. */
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
