import type { ContactMessage, contactSchema } from '../../lib/contact/contact-schema.ts';
import type { ReceivedMessage } from '../../lib/contact/received-message.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** A post that could be read, from a page of this site. */
export type Post = {
  /** What should be the fields of the form, and nothing else. */
  fields: unknown;
  address: string;
  language: Language;
  isHoneypotFilled: boolean;
  /** What the page got at the first focus on a field; undefined without script. */
  startToken: string | undefined;
};

/** Why a post was not taken. */
export type Refusal =
  /** Another site's page; too long; neither a form nor JSON. */
  | { status: 403 | 413 | 415 }
  /** By the name of the field, those included that the form does not have. */
  | { status: 422; errors: Readonly<Record<string, string>> }
  /** Too many messages; the message is not on the disk. In seconds. */
  | { status: 429 | 503; retryAfter: number };

export type Outcome = { status: 200; id: string } | Refusal;

export type Receiving = {
  schema(language: Language): ReturnType<typeof contactSchema>;
  /** Counts a message. Tells how many seconds this address has to wait; undefined when it need not. */
  consumeRateLimit(address: string): Promise<number | undefined>;
  /** What the message says about itself and about the way it came. */
  inspect(message: ContactMessage, post: Post): Promise<Omit<ReceivedMessage, 'message'>>;
  /** Resolves with the message's id when it is on the disk. */
  store(received: ReceivedMessage): Promise<string>;
  /** Told why a message could not be stored. */
  onFailure(error: unknown): void;
};

/** In seconds: a database that was restarted is there again. */
export const outageWait = 60;

/** At most so many of the fields that the form does not have are named. */
const unknownFieldsNamed = 10;

/**
 * Takes a message in: checks the fields, counts the message, looks for signs of spam, stores it. Never throws, never
 * says 200 too early. A message with mistakes does not count.
 */
export async function receiveMessage(post: Post, receiving: Receiving): Promise<Outcome> {
  try {
    const checked = receiving.schema(post.language).safeParse(post.fields);
    if (!checked.success) return { status: 422, errors: errorsOf(checked.error.issues) };
    const message = checked.data;

    const retryAfter = await receiving.consumeRateLimit(post.address);
    if (retryAfter !== undefined) return { status: 429, retryAfter };
    const context = await receiving.inspect(message, post);
    return { status: 200, id: await receiving.store({ message, ...context }) };
  } catch (error) {
    receiving.onFailure(error);
    return { status: 503, retryAfter: outageWait };
  }
}

type Issue = { path: PropertyKey[]; message: string; keys?: readonly string[] };

/** The first mistake of each field. */
function errorsOf(issues: readonly Issue[]): Record<string, string> {
  const errors = issues.flatMap(({ path, keys, message }) =>
    (keys?.slice(0, unknownFieldsNamed) ?? [path.join('.')]).map((field): [string, string] => [
      field,
      message,
    ]),
  );
  return Object.fromEntries(errors.reverse());
}
