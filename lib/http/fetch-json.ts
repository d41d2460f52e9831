/** A response that is not OK: the `cause` of the error thrown for it. */
export class FailedResponse {
  readonly status: number;
  /** The `retry-after` header in seconds; undefined when it is absent or a date. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Response) {
    this.status = status;
    const seconds = headers.get('retry-after') ?? '';
    this.retryAfter = /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined;
  }
}

/** @throws Error reading `status: body`, or `status: status text` when the body is empty, unless the response is OK */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`, { cause: new FailedResponse(response) });
}

type Options = {
  readonly signal?: AbortSignal;
  /** What a 401 does: it throws like any other failure, or the result is null. */
  readonly onUnauthorized?: 'throw' | 'null';
};

/**
 * Fetches JSON with one GET request, without retrying. The caller validates the result.
 *
 * @throws Error with a `FailedResponse` as its cause when the response is not OK; SyntaxError when it is not JSON;
 *   whatever `fetch` throws when there is no response.
 */
export async function fetchJson(
  url: string,
  { signal, onUnauthorized = 'throw' }: Options = {},
): Promise<unknown> {
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });
  if (response.status === 401 && onUnauthorized === 'null') return null;
  await throwUnlessOk(response);
  return response.json();
}
