import { failUnlessOk } from './fail-unless-ok.ts';

type Options = {
  /** Sent as JSON. Left out, the request has neither a body nor a content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * Sends one writing request, with cookies, and never a second time.
 *
 * @throws Error reading `status: body` for an answer that is not OK; whatever `fetch` throws when none comes.
 */
export async function sendRequest(method: string, url: string, options: Options = {}): Promise<Response> {
  const { body, headers, signal } = options;
  const json = body !== undefined && {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(headers && { headers }),
    ...json,
    ...(signal && { signal }),
  });
  await failUnlessOk(response);
  return response;
}
