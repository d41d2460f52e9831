/** An answer that is not OK. Its message reads `status: body`, or `status: status text` where the body is empty. */
export class ResponseError extends Error {
  readonly status: number;
  /** What `retry-after` says, in seconds; undefined where it says nothing, or a date. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text}`);
    this.status = response.status;
    const seconds = response.headers.get('retry-after') ?? '';
    this.retryAfter = /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined;
  }
}

/**
 * Lets an OK answer pass.
 *
 * @throws ResponseError for any other answer
 */
export async function failUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ResponseError(response, (await response.text()) || response.statusText);
}
