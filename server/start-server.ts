import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { Language } from '../lib/i18n/languages.ts';
import { openContactService } from './contact/open-contact-service.ts';
import { createApp } from './http/create-app.ts';
import { limitRequests } from './http/limit-requests.ts';
import { listen, type Timeouts } from './http/listen.ts';
import { followReleases } from './releases/follow-releases.ts';
import { createLog } from './running/create-log.ts';
import { readEnvironment, type Settings } from './running/read-environment.ts';
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
  /** Without a trailing slash: `http://localhost:3000`. */
  url: string;
  /**
   * Closes each connection after its next response, and idle ones after `linger` milliseconds; accepts new connections for
   * as long. Then finishes requests and mail in flight.
   */
  close(linger?: number): Promise<void>;
};

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
  const onRefusal = (limit: string) => refusals.inc({ limit });
  const app = await createApp({
    log,
    maxHeapBytes,
    headers: () => releases.current().headers,
    errorPage: () => releases.current().unavailable,
    trustProxy: settings.trustProxy,
    isClosing: () => isClosing,
    onRefusal,
  });
  await serveStatic(app, releases.current);
  const formPage = (language: Language) => releases.current().formPages.get(language);
  const contact = await openContactService(settings, formPage, registry, log);
  let http: Awaited<ReturnType<typeof listen>> | undefined;
  const close = async (linger = 0) => {
    isClosing = true;
    await delay(linger);
    await http?.close();
    await app.close();
    releases.close();
    await contact.close();
  };
  try {
    await app.register(contact.routes);
    await app.ready();
    const handler = limitRequests(app.routing, () => onRefusal('connection'));
    http = await listen(handler, { ...settings, isInherited, timeouts });
    return { url: http.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
