import type { RenderErrorPage } from '../http/create-app.ts';
import type { Release } from '../releases/load-release.ts';
import { chooseEncoding } from './choose-encoding.ts';

/** Serves the error page of the current release from memory: opening files may be what failed. */
export function unavailablePage(current: () => Release): RenderErrorPage {
  return (request) => {
    const { unavailable, policyOf } = current();
    if (!unavailable || !request.accept?.includes('text/html')) return undefined;
    const { file, html, brotli } = unavailable;
    const encoding = chooseEncoding(request['accept-encoding'], brotli ? ['br'] : []);
    const body = encoding && brotli ? brotli : html;
    return {
      headers: {
        'content-security-policy': policyOf(file),
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...(body === brotli && { 'content-encoding': 'br' }),
      },
      body,
    };
  };
}
