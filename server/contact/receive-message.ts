import type { ContactMessage, contactSchema } from '../../lib/contact/contact-schema.ts';
import type { FormSignals } from '../../lib/contact/form-signals.ts';
import type { ReceivedMessage } from '../../lib/contact/received-message.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** A parsed post from a page of this site. */
export type Post = {
  /** The fields of the form, not validated yet. */
  fields: unknown;
  address: string;
  language: Language;
} & FormSignals;

/** Why a post was refused. */
export type Refusal =
  /** Cross-origin; too large; neither a form nor JSON. */
  | { status: 403 | 413 | 415 }
  /** By field name, including fields that the form does not have. */
  | { status: 422; errors: Readonly<Record<string, string>> }
  /** Too many messages; could not be stored. In seconds. */
  | { status: 429 | 503; retryAfter: number };

export type Outcome = { status: 200; id: string } | Refusal;

/** The steps between a post and its response. */
export type MessagePipeline = {
  schema(language: Language): ReturnType<typeof contactSchema>;
  /** Counts a message. Resolves to the seconds that this address has to wait, if any. */
  consumeRateLimit(address: string): Promise<number | undefined>;
  /** Checks a message for signs of spam. */
  inspect(message: ContactMessage, post: Post): Promise<Omit<ReceivedMessage, 'message'>>;
  /** Resolves to the message's id once it is committed. */
  store(received: ReceivedMessage): Promise<string>;
  /** Called with the reason when a message could not be stored. */
  onFailure(error: unknown): void;
};

/** The wait is long enough for a database restart. */
export const outage: Refusal = { status: 503, retryAfter: 60 };

/** Limits the length of the response. */
const maxUnknownFields = 10;

/**
 * Validates, rate-limits, inspects and stores a message. Never throws, and returns 200 only once it is stored. Invalid
 * messages do not count towards the rate limit.
 */
export async function receiveMessage(post: Post, pipeline: MessagePipeline): Promise<Outcome> {
  try {
    const checked = pipeline.schema(post.language).safeParse(post.fields);
    if (!checked.success) return { status: 422, errors: errorsByField(checked.error.issues) };
    const message = checked.data;

    const retryAfter = await pipeline.consumeRateLimit(post.address);
    if (retryAfter !== undefined) return { status: 429, retryAfter };
    const context = await pipeline.inspect(message, post);
    return { status: 200, id: await pipeline.store({ message, ...context }) };
  } catch (error) {
    pipeline.onFailure(error);
    return outage;
  }
}

type Issue = { path: PropertyKey[]; message: string; keys?: readonly string[] };

/** The first error of each field. */
function errorsByField(issues: readonly Issue[]): Record<string, string> {
  const errors = issues.flatMap(({ path, keys, message }) => {
    const fields = keys?.slice(0, maxUnknownFields) ?? [path.join('.')];
    return fields.map((field) => [field, message] as const);
  });
  return Object.fromEntries(errors.reverse());
}
