import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ChannelHealth } from '../mail/channel-health.ts';
import { errorCode } from '../process/error-code.ts';
import type { Metrics } from './create-metrics.ts';

type Options = {
  metrics: Metrics;
  /** The bearer token for metrics; undefined limits them to requests from this machine. */
  metricsToken: string | undefined;
  /** Rejects when a message could not be stored. */
  checkStore(): Promise<void>;
  /** Reported with status 200 even when delivery fails: the site still accepts messages. */
  health(): ChannelHealth;
  /** A monotonic clock in milliseconds. */
  now?(): number;
};

/** How long a successful store check stays valid, in milliseconds. */
const checkLifetime = 1000;

/** Serves `GET /healthz`, which checks that a message could be stored, and `GET /metrics`. */
export function monitoringRoutes(options: Options): FastifyPluginAsync {
  const { metrics, metricsToken, checkStore, health, now = () => performance.now() } = options;
  let checking: Promise<void> | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  /** Shares concurrent and recent successful checks, since each writes to disk. */
  const check = (): Promise<void> => {
    if (now() - succeededAt < checkLifetime) return Promise.resolve();
    checking ??= checkStore()
      .then(() => {
        succeededAt = now();
      })
      .finally(() => {
        checking = undefined;
      });
    return checking;
  };

  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', async (_, reply) => {
      const reason = await check().then(() => undefined, errorCode);
      if (reason === undefined) return reply.send({ status: 'ok', ...health() });
      return reply.code(503).send({ status: 'unavailable', reason: `database: ${reason}` });
    });
    app.get('/metrics', async (request, reply) => {
      if (metricsToken === undefined) {
        const reason = 'metrics are for this machine alone until METRICS_TOKEN is set';
        if (!isFromThisMachine(request)) return reply.code(403).send({ status: 'forbidden', reason });
      } else if (!isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      }
      return reply.type(metrics.contentType).send(await metrics.read());
    });
  };
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Excludes requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
