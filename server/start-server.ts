import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { Language } from '../lib/i18n/languages.ts';
import { openContactService } from './contact/open-contact-service.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { createApp } from './http/create-app.ts';
import { type HttpLimits, type HttpServer, openHttpServer, type Timeouts } from './http/open-http-server.ts';
import { followReleases } from './releases/follow-releases.ts';
import { createLog } from './running/create-log.ts';
import { readEnvironment, type Settings } from './running/read-environment.ts';
import { serveStatic } from './static/serve-static.ts';
import { unavailablePage } from './static/unavailable-page.ts';

type Options = Pick<Settings, 'root' | 'port' | 'host'> &
  Partial<Settings> & {
    log?: Logger;
    /** Receives the server's metrics. */
    registry?: Registry;
    /** An open listening socket, used instead of `host` and `port`. */
    descriptor?: number | undefined;
    timeouts?: Partial<Timeouts>;
    limits?: Partial<HttpLimits>;
    releaseInterval?: number;
  };

/** Its `close` also finishes the mail that is being sent. */
export type RunningServer = HttpServer;

/**
 * Serves the exported site and the contact service. Omitted settings have the defaults of `readEnvironment`.
 *
 * @throws Error when the export or a text is missing, or the port is taken
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const {
    log = createLog(options.logLevel ?? 'info'),
    registry = new Registry(),
    descriptor,
    timeouts,
    limits,
    releaseInterval,
    ...given
  } = options;
  const settings = { ...readEnvironment({}), ...given };
  const releases = await followReleases(settings.root, log, releaseInterval);
  const headers = securityHeaders(releases.current().policyOf());
  const renderErrorPage = unavailablePage(releases.current);
  const app = createApp(log, headers, settings.trustProxy, renderErrorPage);
  serveStatic(app, releases.current);
  const formPage = (language: Language) => releases.current().formPages.get(language);
  const contact = await openContactService(settings, formPage, registry, log);
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were not looked at because there were too many, by the limit they exceeded.',
    labelNames: ['limit'],
    registers: [registry],
  });
  let http: HttpServer | undefined;
  const close = async (linger?: number) => {
    await http?.close(linger);
    await app.close();
    releases.close();
    await contact.close();
  };
  try {
    await app.register(contact.routes);
    await app.ready();
    http = await openHttpServer(app.routing, {
      ...settings,
      descriptor,
      headers,
      renderErrorPage,
      isProxied: Boolean(settings.trustProxy),
      limits,
      timeouts,
      onRefusal: (limit) => refusals.inc({ limit }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: http.url, close };
}
