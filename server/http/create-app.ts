import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { forwardedAddresses } from './forwarded-addresses.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { requestPath } from './request-path.ts';

/** How long a client may take, in milliseconds. */
const defaultTimeouts = {
  /** From connecting until the headers of a request have arrived. */
  headers: 10_000,
  /** From connecting until a whole request has arrived. */
  request: 30_000,
  /** Between two requests on one connection. */
  keepAlive: 60_000,
  /** Without reading any of a response. */
  stalled: 90_000,
  /** How often `headers` and `request` are checked. */
  checkInterval: 2_000,
};
export type Timeouts = typeof defaultTimeouts;

type Options = {
  log: Logger;
  /** The headers of every response; routes may override them. */
  headers(): Readonly<Record<string, string>>;
  /** The page for browsers when the server cannot answer. */
  errorPage?(): Buffer | undefined;
  trustProxy: number | string[] | undefined;
  /** Called with the limit that a request exceeds. */
  onRefusal?(limit: string): void;
  /** Requests are refused while the heap is larger; by default, a share of V8's limit. */
  maxHeapBytes?: number | undefined;
  /** Whether each connection is to close with its next response. */
  isClosing?(): boolean;
  timeouts?: Partial<Timeouts> | undefined;
};

/** Above this share of V8's heap limit, garbage collection takes ever more of the time. */
const maxHeapShare = 0.85;
/** In seconds: what a server short of memory asks clients to wait. */
const retryAfter = 5;

/** Creates an app with headers, limits and logging but no routes. It does not listen. */
export async function createApp(options: Options): Promise<FastifyInstance> {
  const { log, headers, errorPage, trustProxy, isClosing = () => false, onRefusal = () => {} } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const app = fastify({
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    // Node counts a partial write as progress at its first check and drops a stalled reader at the second.
    connectionTimeout: timeouts.stalled / 2,
    // What arrives on open connections until they are closed is answered.
    return503OnClosing: false,
    loggerInstance,
    // Fastify's request log contains the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    rewriteUrl: ({ url = '/' }) => requestPath(url),
  });
  app.setErrorHandler<{ statusCode?: number }>((err, request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err, reqId: request.id }, 'could not answer');
    reply.code(status);
    if (status >= 500) reply.header('cache-control', 'no-store');
    const page = status >= 500 && request.headers.accept?.includes('text/html') ? errorPage?.() : undefined;
    // Error messages stay private: they may name files of this machine.
    return page ? reply.type('text/html; charset=utf-8').send(page) : reply.send();
  });
  // A file that has disappeared from the release. Unknown paths have the not-found page.
  app.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send());
  limitPipelining(app, () => onRefusal('connection'));
  // Hooks with callbacks: promises add a tenth to the time of each page.
  app.addHook('onRequest', (request, reply, done) => {
    const forwardedFor = request.headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string')
      request.raw.headers['x-forwarded-for'] = forwardedAddresses(forwardedFor);
    reply.headers(headers());
    // Lets whoever posted something refer to the log entry.
    if (hasBody(request)) reply.header('x-request-id', request.id);
    if ((request.raw.headersDistinct.host?.length ?? 1) > 1) reply.code(400).send();
    // No legitimate client needs chunked bodies, and one in one-byte chunks costs as much as a thousand others.
    else if (request.headers['transfer-encoding'] !== undefined) reply.code(411).send();
    else if (request.is404)
      reply
        .code(405)
        .headers({ allow: allowedMethods(app, request.url), 'cache-control': 'no-store' })
        .send();
    else done();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    // API responses are personal or momentary.
    if (isApi(request.url) || isApi(request.routeOptions.url)) reply.header('cache-control', 'no-store');
    // Do not wait for the rest of a body once its request is answered.
    if (isClosing() || (hasBody(request) && !request.raw.complete)) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id, routeOptions } = request;
    const level = method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) {
      // The route instead of the URL, which may contain personal data.
      const line = { reqId: id, method, route: routeOptions.url, status: reply.statusCode };
      log[level]({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
    done();
  });
  await app.register(underPressure, {
    maxHeapUsedBytes: options.maxHeapBytes ?? getHeapStatistics().heap_size_limit * maxHeapShare,
    pressureHandler: async ({ url }, reply) => {
      // A supervisor decides by it whether to restart the server.
      if (url === '/healthz') return;
      onRefusal('memory');
      reply.header('retry-after', retryAfter);
      throw Object.assign(new Error('short of memory'), { statusCode: 503 });
    },
  });
  return app;
}

/** Every path can be read, since unknown ones lead to the not-found page. So only the method can be wrong. */
function allowedMethods(app: FastifyInstance, url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  return app.hasRoute({ method: 'POST', url: path }) ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isApi(url: string | undefined): boolean {
  return url?.startsWith('/api/') ?? false;
}
