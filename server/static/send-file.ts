import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './parse-range.ts';
import type { StaticFile } from './static-files.ts';

/**
 * Sends a file, or what the client lacks of it.
 *
 * An error page is always sent whole: "not modified" or "partial content" would hide its status.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { headers } = request;
  const read = (first: number, last: number) =>
    request.method === 'HEAD' ? undefined : file.read(first, last);
  reply.headers(file.headers).header('content-length', file.size);
  if (reply.statusCode !== 200) return reply.send(read(0, file.size - 1));
  if (isKnown(headers['if-none-match'], file.etag))
    return reply.code(304).removeHeader('content-length').send();

  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === file.etag;
  const range = headers.range !== undefined && isSameFile ? parseRange(headers.range, file.size) : undefined;
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'content-length': 0 })
      .send();
  if (range) {
    const { first, last } = range;
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${first}-${last}/${file.size}`, 'content-length': last - first + 1 })
      .send(read(first, last));
  }
  return reply.send(read(0, file.size - 1));
}

/** Whether a client that has the files with these tags has this one. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
