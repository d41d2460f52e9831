import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'];

/** Registers a route that answers all but the allowed methods at `url` with 405, without reading the body. */
export function methodNotAllowed(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const refuse = (_: FastifyRequest, reply: FastifyReply) =>
    reply.code(405).header('allow', allowed.join(', ')).send();
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (request, reply) => refuse(request, reply),
    handler: refuse,
  });
}
