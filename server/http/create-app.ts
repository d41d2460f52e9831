import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';

/** The page for a browser when the server cannot answer; undefined for other clients, which get only the status. */
export type RenderErrorPage = (
  request: IncomingHttpHeaders,
) => { headers: Readonly<Record<string, string>>; body: Buffer } | undefined;

/**
 * Creates an app with headers and logging but no routes. It never listens: `openHttpServer` passes requests to it.
 *
 * @param headers sent with every response; routes may override them
 * @param renderErrorPage used when a route fails
 */
export function createApp(
  log: Logger,
  headers: Readonly<Record<string, string>>,
  trustProxy: number | string[] | undefined,
  renderErrorPage: RenderErrorPage = () => undefined,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // Fastify's request log contains the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    // Runs before any route or hook, for a path that cannot be decoded.
    frameworkErrors: (error, _, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, { ...headers, 'cache-control': 'no-store' }).end();
    },
  });
  app.setErrorHandler<{ statusCode?: number }>((err, request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err, reqId: request.id }, 'could not answer');
    const page = status >= 500 ? renderErrorPage(request.headers) : undefined;
    // Error messages stay private: they may name files of this machine.
    return reply
      .code(status)
      .headers(page?.headers ?? {})
      .send(page?.body);
  });
  // Hooks with callbacks: promises add a tenth to the time of each page.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Lets whoever posted something refer to the log entry.
    if (hasBody(request)) reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    // API responses are personal or momentary.
    if (isApi(request.url) || isApi(request.routeOptions.url)) reply.header('cache-control', 'no-store');
    // Do not wait for the rest of a body once its request is answered.
    if (hasBody(request) && !request.raw.complete) reply.header('connection', 'close');
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
  return app;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isApi(url: string | undefined): boolean {
  return url?.startsWith('/api/') ?? false;
}
