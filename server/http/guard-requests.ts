import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { canonicalForwardedFor } from './canonical-address.ts';
import type { RenderErrorPage } from './create-app.ts';
import { limitRequests, type RefusalReason, type RequestLimits } from './limit-requests.ts';
import { queuePerConnection } from './queue-per-connection.ts';
import { hasStoppedReading, stopReading } from './stop-reading.ts';

export type GuardOptions = {
  /** Sent with a refusal. */
  headers: Readonly<Record<string, string>>;
  /** Used when the server is overloaded. */
  renderErrorPage?: RenderErrorPage;
  limits: RequestLimits;
  isShortOfMemory?: () => boolean;
  onRefusal(reason: RefusalReason): void;
};

/** In seconds: what an overloaded server asks clients to wait. */
const retryAfter = '5';

/** Screens requests before the app sees them: refuses ambiguous and excess ones, and normalizes headers. */
export function guardRequests(handler: RequestListener, options: GuardOptions) {
  const { headers, limits, isShortOfMemory, onRefusal, renderErrorPage } = options;
  const admit = limitRequests(limits, isShortOfMemory);
  const handle = queuePerConnection(handler);
  const pending = new Set<ServerResponse>();
  let isClosing = false;

  function refuse(response: ServerResponse, status: number): void {
    const page = status >= 500 ? renderErrorPage?.(response.req.headers) : undefined;
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': 0,
      ...(status === 503 && { 'retry-after': retryAfter }),
      ...page?.headers,
    });
    response.end(page?.body);
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const reason = admit(request, response);
    if (reason) {
      onRefusal(reason);
      if (reason !== 'earlier') refuse(response, 503);
      return;
    }
    if (!hasOneHost(request)) {
      refuse(response, 400);
      return;
    }
    // No legitimate client needs chunked bodies, and one in one-byte chunks costs as much as a thousand others.
    if (request.headers['transfer-encoding'] !== undefined) {
      refuse(response, 411);
      stopReading(request.socket);
      return;
    }
    const forwardedFor = request.headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string')
      request.headers['x-forwarded-for'] = canonicalForwardedFor(forwardedFor);
    response.shouldKeepAlive &&= !isClosing;
    pending.add(response);
    response.once('close', () => pending.delete(response));
    handle(request, response);
  }

  return {
    listener,
    /** Answers a request with an `Expect` header other than `100-continue`. */
    refuseExpectation: (_: IncomingMessage, response: ServerResponse) => refuse(response, 417),
    /** Answers what Node could not parse as a request. */
    refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
      // The parser fails on input that it was told to skip. The response is already being sent.
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
    /** The connections with a pending response. */
    busySockets: (): ReadonlySet<Socket> => new Set([...pending].map(({ req }) => req.socket)),
    /** Makes every connection close after its next response. */
    closeAfterResponses(): void {
      isClosing = true;
      for (const response of pending) if (!response.headersSent) response.shouldKeepAlive = false;
    },
  };
}

/** HTTP/1.0 does not require the header. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
