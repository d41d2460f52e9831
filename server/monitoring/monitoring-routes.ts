import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Registry } from 'prom-client';
import type { ChannelHealth } from '../mail/create-mail-worker.ts';
import { errorCode } from '../process/error-code.ts';

type Options = {
  registry: Registry;
  /** The bearer token for metrics; undefined limits them to requests from this machine. */
  token: string | undefined;
  /** Rejects when a message could not be stored. */
  checkStore(): Promise<void>;
  /** Reported with status 200 even when delivery fails: the site still accepts messages. */
  health(): ChannelHealth;
};

/** How long a check of the store stays valid, in milliseconds: each one writes to disk. */
const checkLifetime = 1000;

/** Serves `GET /healthz`, which checks that a message could be stored, and `GET /metrics`. */
export function monitoringRoutes({ registry, token, checkStore, health }: Options): FastifyPluginAsync {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let problem: Promise<string | undefined>;
  const findProblem = () => {
    if (performance.now() - checkedAt >= checkLifetime) {
      checkedAt = performance.now();
      problem = checkStore().then(() => undefined, errorCode);
    }
    return problem;
  };

  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', async (_, reply) => {
      const reason = await findProblem();
      if (reason === undefined) return reply.send({ status: 'ok', ...health() });
      return reply.code(503).send({ status: 'unavailable', reason: `database: ${reason}` });
    });
    app.get('/metrics', async (request, reply) => {
      if (token === undefined) {
        const reason = 'metrics are for this machine alone until METRICS_TOKEN is set';
        if (!isFromThisMachine(request)) return reply.code(403).send({ status: 'forbidden', reason });
      } else if (!isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Excludes requests that a proxy on this machine forwards. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && ipaddr.process(socket.remoteAddress ?? '').range() === 'loopback';
}
