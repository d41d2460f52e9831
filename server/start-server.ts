import { setTimeout as delay } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { openContactService } from './contact/open-contact-service.ts';
import { type AppOptions, createApp } from './http/create-app.ts';
import { createLog } from './process/create-log.ts';
import type { Settings } from './process/read-environment.ts';
import { followReleases } from './releases/follow-releases.ts';
import { serveStatic } from './static/serve-static.ts';

type Options = Partial<AppOptions> & {
  /** Whether a service manager passed a listening socket, used instead of `HOST` and `PORT`. */
  isInherited?: boolean;
  /** How long idle connections stay usable after the server is told to stop, in milliseconds. */
  linger?: number;
  releaseInterval?: number;
};

export type RunningServer = {
  /** Without a trailing slash: `http://127.0.0.1:3000`. */
  url: string;
  /**
   * Closes each connection after its next response, and idle ones after `linger` milliseconds; accepts new connections for
   * as long. Then finishes requests and mail in flight.
   */
  close(): Promise<void>;
};

/** Together far below the limit of open files in `deploy/tamarack.service`. */
const maxConnections = 10_000;
/** The first descriptor that a service manager passes, after stdin, stdout and stderr. */
const inheritedDescriptor = 3;

/**
 * Serves the exported site and the contact service.
 *
 * @throws Error when the export or a text is missing, or the port is taken
 */
export async function startServer(settings: Settings, options: Options = {}): Promise<RunningServer> {
  const { OUT, HOST: host, PORT: port, LOG_LEVEL, TRUST_PROXY: trustProxy } = settings;
  const { log = createLog(LOG_LEVEL), registry = new Registry(), isInherited = false, linger = 0 } = options;
  const releases = await followReleases(OUT, log, options.releaseInterval);
  const app = await createApp(releases.current, { ...options, log, registry, trustProxy });
  await serveStatic(app, releases.current);
  await openContactService(app, settings, releases.current, { log, registry });
  app.addHook('preClose', () => delay(linger));
  app.addHook('onClose', async () => releases.close());
  app.server.maxConnections = maxConnections;
  const address = isInherited ? { fd: inheritedDescriptor, host } : { host, port };
  const url = await app.listen(address);
  return { url, close: () => app.close() };
}

/**
 * Whether a service manager passed this process its listening socket, as systemd does (`man sd_listen_fds`). It stays open
 * while the server restarts; meanwhile new connections wait.
 */
export function hasInheritedSocket(environment: Readonly<Record<string, string | undefined>>): boolean {
  // Child processes inherit both variables but not the socket.
  return environment.LISTEN_FDS === '1' && environment.LISTEN_PID === String(process.pid);
}
