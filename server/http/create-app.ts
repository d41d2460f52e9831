import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { PageForFailure } from './page-for-failure.ts';

/**
 * An app without routes: its headers and its log. Its own server never listens: `openHttpServer` hands requests to it.
 *
 * @param headers sent with every response; a route may send others of the same names
 * @param pageForFailure sent when a route fails
 */
export function createApp(
  log: Logger,
  headers: Readonly<Record<string, string>>,
  trustProxy: number | string[] | undefined,
  pageForFailure: PageForFailure = () => undefined,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // Its own lines tell the address of the visitor.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    // Before any route or hook: a path that cannot be decoded.
    frameworkErrors: (error, _, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, { ...headers, 'cache-control': 'no-store' }).end();
    },
  });
  app.setErrorHandler<{ statusCode?: number }>((err, request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err, reqId: request.id }, 'could not answer');
    const page = status >= 500 ? pageForFailure(request.headers) : undefined;
    // What an error says may name files of this machine.
    return reply
      .code(status)
      .headers(page?.headers ?? {})
      .send(page?.body);
  });
  // With callbacks: promises would cost each page a tenth of its time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Whoever has sent something in can name it, and it is found in the log.
    if (hasBody(request)) reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    // Whatever the service says is about this one moment, or about one visitor.
    if (isApi(request.url) || isApi(request.routeOptions.url)) reply.header('cache-control', 'no-store');
    // The rest of a body is not waited for once the request has its answer.
    if (hasBody(request) && !request.raw.complete) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const isVisit = method === 'GET' || method === 'HEAD';
    if (!isVisit || log.isLevelEnabled('debug')) {
      // By route, not by address: what stands in an address may be about a person.
      const line = { reqId: request.id, method, route: routeOptions.url, status: reply.statusCode };
      const entry = { ...line, ms: Math.round(reply.elapsedTime) };
      if (isVisit) log.debug(entry, 'answered');
      else log.info(entry, 'answered');
    }
    done();
  });
  return app;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isApi(url: string | undefined): boolean {
  return url?.startsWith('/api/') ?? false;
}
