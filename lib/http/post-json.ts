import { throwUnlessOk } from './fetch-json.ts';

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * Sends one POST request with an optional JSON body, without retrying.
 *
 * @returns a promise that rejects with an Error whose cause is a `FailedResponse` when the response is not OK, and with
 *   whatever `fetch` rejects with when there is no response
 * @throws whatever keeps the request from being made, at once: nothing was sent
 */
export function postJson(url: string, body?: unknown, { headers, signal }: Options = {}): Promise<void> {
  const hasBody = body !== undefined;
  return fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).then(throwUnlessOk);
}
