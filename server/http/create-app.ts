import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Release } from '../releases/load-release.ts';
import { limitPipelining } from './limit-pipelining.ts';

export type AppOptions = {
  log: Logger;
  registry: Registry;
  trustProxy?: number | string[] | undefined;
  /** Requests are refused while the heap is larger. */
  maxHeapBytes?: number | undefined;
  /** Instead of ours. */
  timeouts?: Pick<FastifyHttpOptions<never>, 'http' | 'requestTimeout'> | undefined;
};

/** Above this share of V8's heap limit, garbage collection takes ever more of the time. */
const maxHeapShare = 0.85;
/** In seconds: what a server short of memory asks clients to wait. */
const retryAfter = 5;

/**
 * Creates an app with headers, limits and logging but no routes. It does not listen.
 *
 * @param current the release that is served
 */
export async function createApp(current: () => Release, options: AppOptions): Promise<FastifyInstance> {
  const { log, registry, trustProxy, maxHeapBytes, timeouts } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were not looked at because there were too many, by the limit they exceeded.',
    labelNames: ['limit'],
    registers: [registry],
  });
  const app = fastify({
    // By default, Node checks for slow clients only every 30 seconds.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 30_000,
    keepAliveTimeout: 60_000,
    // Node counts a partial write as progress at its first check and drops a reader that stalls at the second.
    connectionTimeout: 45_000,
    // What arrives on open connections until they are closed is answered.
    return503OnClosing: false,
    loggerInstance,
    // Fastify's request log contains the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    ...timeouts,
  });
  limitPipelining(app, () => refusals.inc({ limit: 'connection' }));
  app.setErrorHandler<{ statusCode?: number }>((err, request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err, reqId: request.id }, 'could not answer');
    reply.code(status);
    if (status >= 500) reply.header('cache-control', 'no-store');
    const page =
      status >= 500 && request.headers.accept?.includes('text/html') ? current().unavailable : undefined;
    // Error messages stay private: they may name files of this machine.
    return page ? reply.type('text/html; charset=utf-8').send(page) : reply.send();
  });
  // A file that has disappeared from the release. Unknown paths have the not-found page.
  app.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send());
  // Hooks with callbacks: promises add a tenth to the time of each page.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(current().headers);
    // No legitimate client needs chunked bodies, and one in one-byte chunks costs as much as a thousand others.
    if (request.headers['transfer-encoding'] !== undefined)
      return void reply.code(411).header('connection', 'close').send();
    if (!request.is404) return done();
    // Every path can be read, since unknown ones lead to the not-found page. So only the method can be wrong.
    const [url = '/'] = request.url.split('?', 1);
    const allow = app.hasRoute({ method: 'POST', url }) ? 'GET, HEAD, POST' : 'GET, HEAD';
    reply.code(405).headers({ allow, 'cache-control': 'no-store' }).send();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    // Responses of the API are personal or momentary.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', ({ id: reqId, method, routeOptions }, reply, done) => {
    const level = method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
    // The route instead of the URL, which may contain personal data.
    const line = { reqId, method, route: routeOptions.url, status: reply.statusCode };
    log[level]({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  await app.register(underPressure, {
    maxHeapUsedBytes: maxHeapBytes ?? getHeapStatistics().heap_size_limit * maxHeapShare,
    pressureHandler: async ({ url }, reply) => {
      // A supervisor decides by it whether to restart the server.
      if (url === '/healthz') return;
      refusals.inc({ limit: 'memory' });
      reply.header('retry-after', retryAfter);
      throw Object.assign(new Error('short of memory'), { statusCode: 503 });
    },
  });
  return app;
}

/** A path that is not UTF-8 gets its percent signs escaped: no page has such a name, so the not-found page answers. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
