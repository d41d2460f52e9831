import type { ContactMessage, contactSchema } from '../../lib/contact/contact-schema.ts';
import type { Outcome } from './outcome.ts';

export type Receiving = {
  schema: ReturnType<typeof contactSchema>;
  /** How many seconds this address has to wait; undefined when it need not. */
  takeTurn(address: string): Promise<number | undefined>;
  /** Resolves with the message's id when it is on the disk. */
  store(message: ContactMessage): Promise<string>;
  /** Told why a message could not be stored. */
  onFailure(error: unknown): void;
};

/** Takes a message in: counts the post, checks the fields, stores it. Never throws, never says 200 too early. */
export async function receiveMessage(body: unknown, address: string, receiving: Receiving): Promise<Outcome> {
  try {
    const retryAfter = await receiving.takeTurn(address);
    if (retryAfter !== undefined) return { status: 429, retryAfter };

    const checked = receiving.schema.safeParse(body);
    if (!checked.success) return { status: 400, errors: errorsOf(checked.error.issues) };
    return { status: 200, id: await receiving.store(checked.data) };
  } catch (error) {
    receiving.onFailure(error);
    return { status: 503 };
  }
}

type Issue = { path: PropertyKey[]; message: string; keys?: readonly string[] };

/** The first mistake of each field. */
function errorsOf(issues: readonly Issue[]): Record<string, string> {
  const errors = issues.flatMap(({ path, keys, message }) =>
    (keys ?? [path.join('.')]).map((field): [string, string] => [field, message]),
  );
  return Object.fromEntries(errors.reverse());
}
