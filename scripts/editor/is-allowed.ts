import type { IncomingMessage } from 'node:http';

/** Whether a request comes from a page of this start, on this machine: no other page knows the token. */
export function isAllowed({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  // Next passes the host that the browser asked for.
  const host = `${headers['x-forwarded-host'] ?? headers.host}`;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  return (
    token !== '' && headers['x-editor-token'] === token && isLocal && headers.origin === `http://${host}`
  );
}
