import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ChannelHealth } from '../mail/channel-health.ts';
import { errorCode } from '../running/error-code.ts';
import type { Metrics } from './create-metrics.ts';

type Options = {
  metrics: Metrics;
  /** Whoever reads the metrics has to know it; undefined lets this machine alone. */
  metricsToken: string | undefined;
  /** Rejects when a message could not be stored now. */
  checkStore(): Promise<void>;
  /** Whether messages can be delivered. When they can't, the site still takes them in, so the status stays 200. */
  health(): ChannelHealth;
  /** In milliseconds, from any beginning. */
  now?(): number;
};

/** How long a store that could be written to counts as one that can, in milliseconds. */
const freshness = 1000;

/** `GET /healthz`: could a message be stored now? `GET /metrics`: what has been counted. */
export function monitoringRoutes(options: Options): FastifyPluginAsync {
  const { metrics, metricsToken, checkStore, health, now = () => performance.now() } = options;
  let checking: Promise<void> | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  /** Many who ask at the same time cost one check, and so do those who ask soon after it went well: it writes to the disk. */
  const check = (): Promise<void> => {
    if (now() - succeededAt < freshness) return Promise.resolve();
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

/** Whoever asks through a proxy on this machine comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
