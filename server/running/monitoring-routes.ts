import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ChannelHealth } from '../mail/channel-health.ts';
import type { Metrics } from './create-metrics.ts';
import { errorCode } from './error-code.ts';

type Options = {
  metrics: Metrics;
  /** Whoever reads the metrics has to know it; undefined lets everybody. */
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
      if (
        metricsToken !== undefined &&
        !isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      ) {
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
