import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { Language } from '../lib/i18n/languages.ts';
import { openContactService } from './contact/open-contact-service.ts';
import { createApp, type Timeouts } from './http/create-app.ts';
import { portOf } from './http/port-of.ts';
import { createLog } from './process/create-log.ts';
import { readEnvironment, type Settings } from './process/read-environment.ts';
import { followReleases } from './releases/follow-releases.ts';
import { serveStatic } from './static/serve-static.ts';

type Options = Pick<Settings, 'root' | 'port' | 'host'> &
  Partial<Settings> & {
    log?: Logger;
    /** Receives the server's metrics. */
    registry?: Registry;
    /** Whether a service manager passed a listening socket, used instead of `host` and `port`. */
    isInherited?: boolean;
    timeouts?: Partial<Timeouts>;
    maxHeapBytes?: number;
    releaseInterval?: number;
  };

export type RunningServer = {
  /** Without a trailing slash: `http://127.0.0.1:3000`. */
  url: string;
  /**
   * Closes each connection after its next response, and idle ones after `linger` milliseconds; accepts new connections for
   * as long. Then finishes requests and mail in flight.
   */
  close(linger?: number): Promise<void>;
};

/** In milliseconds: how long idle connections stay usable after a signal. */
export const linger = 1000;
/** Together far below the limit of open files in `deploy/tamarack.service`. */
const maxConnections = 10_000;
/** The first descriptor that a service manager passes, after stdin, stdout and stderr. */
const inheritedDescriptor = 3;
/**
 * Connections that the system keeps for a server that has not accepted them. Node's default of 511 would shrink an
 * inherited socket's, and visitors who come while the server restarts would find no room.
 */
const backlog = 4096;

/**
 * Serves the exported site and the contact service. Omitted settings have the defaults of `readEnvironment`.
 *
 * @throws Error when the export or a text is missing, or the port is taken
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const {
    log = createLog(options.logLevel ?? 'info'),
    registry = new Registry(),
    isInherited = false,
    timeouts,
    maxHeapBytes,
    releaseInterval,
    ...given
  } = options;
  const settings = { ...readEnvironment({}), ...given };
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were not looked at because there were too many, by the limit they exceeded.',
    labelNames: ['limit'],
    registers: [registry],
  });
  const releases = await followReleases(settings.root, log, releaseInterval);
  let isClosing = false;
  const app = await createApp({
    log,
    maxHeapBytes,
    headers: () => releases.current().headers,
    errorPage: () => releases.current().unavailable,
    trustProxy: settings.trustProxy,
    isClosing: () => isClosing,
    onRefusal: (limit) => refusals.inc({ limit }),
    timeouts,
  });
  await serveStatic(app, releases.current);
  const formPage = (language: Language) => releases.current().formPages.get(language);
  const contact = await openContactService(settings, formPage, registry, log);
  const close = async (linger = 0) => {
    isClosing = true;
    await delay(linger);
    await app.close();
    releases.close();
    await contact.close();
  };
  try {
    await app.register(contact.routes);
    await app.ready();
    const { host, port } = settings;
    app.server.maxConnections = maxConnections;
    app.server.listen(isInherited ? { fd: inheritedDescriptor } : { host, port }, backlog);
    await once(app.server, 'listening');
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`;
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Whether a service manager passed this process its listening socket, as systemd does (`man sd_listen_fds`). It stays open
 * while the server restarts; meanwhile new connections wait.
 */
export function hasInheritedSocket(environment: Readonly<Record<string, string | undefined>>): boolean {
  // Child processes inherit both variables but not the socket.
  return environment.LISTEN_FDS === '1' && environment.LISTEN_PID === String(process.pid);
}
