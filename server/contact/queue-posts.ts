import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairScheduler } from '../http/create-fair-scheduler.ts';

/** Parsing a post takes up to two milliseconds. Other requests run between two turns. */
const postsPerTurn = 2;

/**
 * Creates a `preParsing` hook that admits complete posts a few per event-loop turn, round-robin by address: neither a
 * flood from one address nor slow uploads delay the posts of others.
 *
 * @param bodyLimit in bytes; larger bodies pass unread, to be refused
 */
export function queuePosts(bodyLimit: number) {
  let started = 0;
  const schedule = createFairScheduler({ budget: postsPerTurn, now: () => started });

  return async (request: FastifyRequest, _: FastifyReply, payload: Readable): Promise<Readable> => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return payload;
    const body = await buffer(payload).catch(() => {
      throw Object.assign(new Error('The body of the post is incomplete'), { statusCode: 400 });
    });
    await new Promise<void>((resolve) => {
      schedule(request.ip, () => {
        started += 1;
        resolve();
      });
    });
    return Readable.from(body, { objectMode: false });
  };
}
