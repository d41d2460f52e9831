import { throwUnlessOk } from './fetch-json.ts';

type Options = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/**
 * Sends JSON with one POST request, without retrying.
 *
 * @throws Error with a `FailedResponse` as its cause when the response is not OK; whatever `fetch` throws when there is
 *   no response.
 */
export async function postJson(url: string, body: unknown, { headers, signal }: Options): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  await throwUnlessOk(response);
}
