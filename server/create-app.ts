import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';

/** How long a client may take, in milliseconds. */
export type Patience = {
  /** To send the head of a request, from the moment it is connected. */
  head: number;
  /** To send a whole request. */
  request: number;
  /** To do nothing between two requests. */
  idle: number;
  /** To do nothing while an answer is on its way. */
  stalled: number;
  /** How often this is looked at. */
  check: number;
};

const defaultPatience: Patience = {
  head: 10_000,
  request: 30_000,
  idle: 60_000,
  stalled: 90_000,
  check: 2_000,
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
  patience: Partial<Patience> = {},
): FastifyInstance {
  const { head, request, idle, stalled, check } = { ...defaultPatience, ...patience };
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // Its own lines tell the address of the visitor.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A request on a connection that was open already is still answered.
    return503OnClosing: false,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : (trustProxy ?? false),
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: stalled,
    http: { headersTimeout: head, connectionsCheckingInterval: check },
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
