import type { IncomingHttpHeaders } from 'node:http';

/**
 * What somebody in a browser reads when the server cannot answer, with the headers that belong to it; undefined for programs,
 * which get the status alone.
 */
export type PageForFailure = (
  request: IncomingHttpHeaders,
) => { headers: Readonly<Record<string, string>>; body: Buffer } | undefined;
