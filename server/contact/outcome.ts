/** What becomes of a post whose body could be read. */
export type Outcome =
  | { status: 200; id: string }
  /** By the name of the field, those included that the form does not have. */
  | { status: 400; errors: Readonly<Record<string, string>> }
  /** In seconds. */
  | { status: 429; retryAfter: number }
  /** The message is not on the disk. */
  | { status: 503 };
