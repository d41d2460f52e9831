import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Of one address. Reading a post takes a millisecond at worst, and this limits what one address can add to the time that
 * everybody waits.
 */
const mostAtWork = 8;

type Line = { atWork: number; waiting: (() => void)[] };

/**
 * A hook that has the posts of one address wait for each other, once they have arrived: slow ones hold up nobody.
 *
 * @param bodyLimit in bytes; what is larger is handed on unread, to be refused
 */
export function queuePosts(bodyLimit: number) {
  const lines = new Map<string, Line>();

  async function join(address: string): Promise<void> {
    const line = lines.get(address) ?? { atWork: 0, waiting: [] };
    lines.set(address, line);
    if (line.atWork < mostAtWork) {
      line.atWork += 1;
      return;
    }
    await new Promise<void>((resolve) => line.waiting.push(resolve));
    await othersTurn();
  }

  function leave(address: string): void {
    const line = lines.get(address);
    const next = line?.waiting.shift();
    if (next) next();
    else if (line?.atWork === 1) lines.delete(address);
    else if (line) line.atWork -= 1;
  }

  return async (
    request: FastifyRequest,
    { raw: response }: FastifyReply,
    payload: Readable,
  ): Promise<Readable> => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return payload;
    const body = await buffer(payload).catch(() => {
      throw Object.assign(new Error('The post did not arrive whole'), { statusCode: 400 });
    });
    const address = request.ip;
    await join(address);
    if (response.destroyed) leave(address);
    else response.once('close', () => leave(address));
    return Readable.from(body, { objectMode: false });
  };
}
