import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './static-files.ts';

/** The first and last byte, inclusive; `unsatisfiable` when the file has none of the requested bytes. */
type Range = { first: number; last: number } | 'unsatisfiable';

/**
 * Sends a file, or the part of it that the client asks for.
 *
 * An error page is always sent whole: 304 and 206 would hide its status.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { headers } = request;
  const { size } = file;
  const send = (first: number, last: number) => {
    reply.header('content-length', last - first + 1);
    return reply.send(request.method === 'HEAD' ? undefined : file.read(first, last));
  };
  reply.headers(file.headers);
  if (reply.statusCode !== 200) return send(0, size - 1);
  if (matchesEtag(headers['if-none-match'], file.etag)) return reply.code(304).send();

  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === file.etag;
  const range = headers.range !== undefined && isSameFile ? parseRange(headers.range, size) : undefined;
  if (range === undefined) return send(0, size - 1);
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-length': 0 })
      .send();
  const { first, last } = range;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  return send(first, last);
}

/**
 * Parses a `Range` header with a single range. Returns undefined, which means the whole file, for anything else.
 *
 * @param size of the file, in bytes
 */
export function parseRange(header: string, size: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
