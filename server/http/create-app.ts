import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';

/** How long a client may take, in milliseconds. */
export type Timeouts = {
  /** From connecting until the headers of a request have arrived. */
  headers: number;
  /** From connecting until a whole request has arrived. */
  request: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** Without reading anything of a response. */
  stalled: number;
  /** How often the first two are checked. */
  checkInterval: number;
};

const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 60_000,
  stalled: 90_000,
  checkInterval: 2_000,
};

/**
 * An app without routes: its limits, its headers, its log.
 *
 * @param headers sent with every response; a route may send others of the same names
 */
export function createApp(
  log: Logger,
  headers: Readonly<Record<string, string>>,
  trustProxy: number | string[] | undefined,
  timeouts: Partial<Timeouts> = {},
): FastifyInstance {
  const limits = { ...defaultTimeouts, ...timeouts };
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // Its own lines tell the address of the visitor.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A request on a connection that was open already is still answered.
    return503OnClosing: false,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionTimeout: limits.stalled,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checkInterval },
    // Before any route or hook: a path that cannot be decoded.
    frameworkErrors: (error, _, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, headers).end();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Whoever has sent something in can name it, and it is found in the log.
    if (hasBody(request)) reply.header('x-request-id', request.id);
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    // What is still on its way of a request that has its answer is not waited for, nor a next request at the end.
    const isUnread = hasBody(request) && !request.raw.complete;
    if (isUnread || isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    // By route, not by address: what stands in an address may be about a person.
    const { method, routeOptions } = request;
    const line = { reqId: request.id, method, route: routeOptions.url, status: reply.statusCode };
    const entry = { ...line, ms: Math.round(reply.elapsedTime) };
    if (method === 'GET' || method === 'HEAD') log.debug(entry, 'answered');
    else log.info(entry, 'answered');
  });
  return app;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
