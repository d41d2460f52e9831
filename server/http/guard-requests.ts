import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { canonicalForwardedFor } from './forwarded-for.ts';
import { limitRequests, type Refusal, type RequestLimits } from './limit-requests.ts';
import { watchMemory } from './memory-pressure.ts';
import type { PageForFailure } from './page-for-failure.ts';
import { hasStoppedReading, stopReading } from './stop-reading.ts';
import { takeTurns } from './take-turns.ts';

type Options = {
  /** Sent with a refusal. */
  headers: Readonly<Record<string, string>>;
  /** Sent when there is too much to do. */
  pageForFailure?: PageForFailure | undefined;
  limits: RequestLimits;
  isShortOfMemory?: () => boolean;
  onRefusal(reason: Refusal): void;
};

/** In seconds: what a client is told to wait for when there is too much to do. */
const retryAfter = 5;

/** Looks at each request before the app does: refuses what is ambiguous or too much, and tidies what the app reads. */
export function guardRequests(handler: RequestListener, options: Options) {
  const { headers, limits, isShortOfMemory = watchMemory(), onRefusal, pageForFailure } = options;
  const admit = limitRequests(limits, isShortOfMemory);
  const handle = takeTurns(handler);
  const waiting = new Set<ServerResponse>();
  let isClosing = false;

  function refuse(
    response: ServerResponse,
    status: number,
    more: Readonly<Record<string, string | number>> = {},
  ): void {
    const page = status >= 500 ? pageForFailure?.(response.req.headers) : undefined;
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': 0,
      ...more,
      ...page?.headers,
    });
    response.end(page?.body);
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const refusal = admit(request, response);
    if (refusal) {
      onRefusal(refusal);
      if (refusal !== 'earlier') refuse(response, 503, { 'retry-after': retryAfter });
      return;
    }
    if (!namesOneHost(request)) {
      refuse(response, 400);
      return;
    }
    // Nobody here needs to send what has no length yet, and a body in pieces of a byte costs as much as a thousand others.
    if (request.headers['transfer-encoding'] !== undefined) {
      refuse(response, 411);
      stopReading(request.socket);
      return;
    }
    const forwardedFor = request.headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string')
      request.headers['x-forwarded-for'] = canonicalForwardedFor(forwardedFor);
    response.shouldKeepAlive &&= !isClosing;
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    handle(request, response);
  }

  return {
    listener,
    /** Answers a request with an `Expect` header that is not about the body. */
    refuseExpectation: (_: IncomingMessage, response: ServerResponse) => refuse(response, 417),
    /** Answers what Node could not read as a request. */
    refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
      // The end of what is not read any more looks like anything; an answer is on its way.
      if (hasStoppedReading(socket) && !socket.destroyed) return;
      const statuses: Readonly<Record<string, number>> = {
        HPE_HEADER_OVERFLOW: 431,
        ERR_HTTP_REQUEST_TIMEOUT: 408,
      };
      const status = statuses[error.code ?? ''] ?? 400;
      const all = { ...headers, connection: 'close', 'content-length': '0' };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      if (socket.writable)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
      socket.destroy();
    },
    /** The connections that an answer is due on. */
    busySockets: (): ReadonlySet<Socket> => new Set([...waiting].map(({ req }) => req.socket)),
    /** Every connection is closed after the answer that it is to send next. */
    closeAfterAnswers(): void {
      isClosing = true;
      for (const response of waiting) if (!response.headersSent) response.shouldKeepAlive = false;
    },
  };
}

/** Before HTTP/1.1, none is needed. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
