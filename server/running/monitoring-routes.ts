import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ChannelHealth } from '../mail/channel-health.ts';
import type { Metrics } from './create-metrics.ts';
import { errorCode } from './error-code.ts';

type Options = {
  metrics: Metrics;
  /** Whoever reads the metrics has to know it; undefined lets this machine alone. */
  metricsToken: string | undefined;
  /** Rejects when a message could not be stored now. */
  checkStore(): Promise<void>;
  /** Whether messages can be delivered. When they can't, the site still takes them in, so the status stays 200. */
  health(): ChannelHealth;
};

/** `GET /healthz`: could a message be stored now? `GET /metrics`: what has been counted. */
export function monitoringRoutes({ metrics, metricsToken, checkStore, health }: Options): FastifyPluginAsync {
  let checking: Promise<void> | undefined;
  /** Many who ask at the same time cost one check. */
  const check = () => {
    checking ??= checkStore().finally(() => {
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
