import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairScheduler } from '../http/create-fair-scheduler.ts';

/** Reading a post takes a millisecond or two at worst, and between two of these lots everybody else has his turn. */
const mostAtOnce = 2;

/**
 * A hook that lets in posts that have arrived a few at a time, and addresses in turns: one that sends many holds up no other, and
 * a slow one holds up nobody.
 *
 * @param bodyLimit in bytes; what is larger is handed on unread, to be refused
 */
export function queuePosts(bodyLimit: number) {
  let started = 0;
  const share = createFairScheduler({ budget: mostAtOnce, now: () => started });

  return async (request: FastifyRequest, _: FastifyReply, payload: Readable): Promise<Readable> => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return payload;
    const body = await buffer(payload).catch(() => {
      throw Object.assign(new Error('The post did not arrive whole'), { statusCode: 400 });
    });
    await new Promise<void>((resolve) => {
      share(request.ip, () => {
        started += 1;
        resolve();
      });
    });
    return Readable.from(body, { objectMode: false });
  };
}
