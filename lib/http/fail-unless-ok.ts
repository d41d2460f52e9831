/** An answer that is not OK: the `cause` of the error that it becomes. */
export class Refusal {
  readonly status: number;
  /** What `retry-after` says, in seconds; undefined where it says nothing, or a date. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Response) {
    this.status = status;
    const seconds = headers.get('retry-after') ?? '';
    this.retryAfter = /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined;
  }
}

/**
 * Lets an OK answer pass.
 *
 * @throws Error reading `status: body`, or `status: status text` where the body is empty, for any other answer; its
 *   cause is the `Refusal`.
 */
export async function failUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`, { cause: new Refusal(response) });
}
