import type { Logger } from 'pino';
import { openContactService } from './contact/open-contact-service.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { createApp, type Timeouts } from './http/create-app.ts';
import { portOf } from './http/port-of.ts';
import { followReleases } from './releases/follow-releases.ts';
import { createLog } from './running/create-log.ts';
import { limitConnections } from './running/limit-connections.ts';
import { readEnvironment, type Settings } from './running/read-environment.ts';
import { serveStatic } from './static/serve-static.ts';

type Options = Pick<Settings, 'root' | 'port' | 'host'> &
  Partial<Settings> & {
    log?: Logger;
    timeouts?: Partial<Timeouts>;
    connectionsPerAddress?: number;
    releaseInterval?: number;
  };

export type RunningServer = {
  /** Where it listens, without a slash at the end: `http://localhost:3000`. */
  url: string;
  /** Takes no new requests, finishes those it has and the mail it is sending, then resolves. */
  close(): Promise<void>;
};

/**
 * Serves the exported site and its contact service. What is not given is as in an empty environment.
 *
 * @throws Error when the export or a word is missing, the database cannot be opened or the port is taken.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const {
    log = createLog(options.logLevel ?? 'info'),
    timeouts,
    connectionsPerAddress = 1000,
    releaseInterval,
    ...given
  } = options;
  const settings = { ...readEnvironment({}), ...given };
  const releases = await followReleases(settings.root, log, releaseInterval);
  const policy = releases.current().policyOf();
  const app = createApp(log, securityHeaders(policy), settings.trustProxy, timeouts);
  if (!settings.trustProxy) limitConnections(app.server, connectionsPerAddress);

  await serveStatic(app, releases.current);
  const contact = await openContactService(settings, releases.current, log);
  const close = async () => {
    await app.close();
    releases.close();
    await contact.close();
  };
  try {
    await app.register(contact.routes);
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw error;
  }
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return { url: `http://${name}:${portOf(app.server)}`, close };
}
