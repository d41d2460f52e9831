import type { FastifyInstance } from 'fastify';
import { portOf } from './port-of.ts';

/** The first descriptor that a service manager passes, after stdin, stdout and stderr. */
const inheritedDescriptor = 3;

/** An address to listen at, or a listening socket that is already open. */
type Listening = { host: string; port: number; isInherited?: boolean };

/**
 * Starts listening, at every address of `localhost`.
 *
 * @returns the URL without a trailing slash: `http://localhost:3000`
 * @throws Error when the port is taken
 */
export async function listen(app: FastifyInstance, { host, port, isInherited }: Listening): Promise<string> {
  // The host keeps Fastify from opening sockets of its own at the other addresses of localhost.
  const address = isInherited ? { fd: inheritedDescriptor, host: '127.0.0.1' } : { host, port };
  await app.listen({ ...address, listenTextResolver: () => 'listening' });
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`;
}

/**
 * Whether a service manager passed this process its listening socket, as systemd does (`man sd_listen_fds`). It stays open
 * while the server restarts; meanwhile new connections wait.
 */
export function hasInheritedSocket(environment: Readonly<Record<string, string | undefined>>): boolean {
  // Child processes inherit both variables but not the socket.
  return environment.LISTEN_FDS === '1' && environment.LISTEN_PID === String(process.pid);
}
