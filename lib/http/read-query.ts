import { failUnlessOk } from './fail-unless-ok.ts';

type Options = {
  /** What a 401 does: throw like any other failure, or yield null. */
  readonly unauthorized?: 'throw' | 'null';
  readonly signal?: AbortSignal;
};

/**
 * Reads JSON with one GET, with cookies, and never a second time. What comes is for the caller to check.
 *
 * @param queryKey its first element is the address; the rest only tells readings of one address apart
 * @throws Error reading `status: body` for an answer that is not OK; SyntaxError when the answer is not JSON;
 *   whatever `fetch` throws when none comes.
 */
export async function readQuery(
  queryKey: readonly [url: string, ...rest: unknown[]],
  { unauthorized = 'throw', signal }: Options = {},
): Promise<unknown> {
  const response = await fetch(queryKey[0], { credentials: 'include', ...(signal && { signal }) });
  if (response.status === 401 && unauthorized === 'null') return null;
  await failUnlessOk(response);
  return response.json();
}
