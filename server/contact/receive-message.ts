import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContactMessage, contactSchema } from '../../lib/contact/contact-schema.ts';
import type { FormSignals } from '../../lib/contact/form-signals.ts';
import { emailDomain } from '../../lib/contact/is-email.ts';
import { isLikelySpam, scoreSpam } from '../../lib/contact/score-spam.ts';
import { countLinks, isDomainListed, normalizedText } from '../../lib/contact/spam-signals.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Words } from '../content/read-words.ts';
import type { Settings } from '../process/read-environment.ts';
import type { MessageContext } from '../store/store-message.ts';
import { createRateLimit } from './rate-limit.ts';

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

type Outcome = { status: 200; id: string } | Refusal;

type Options = {
  settings: Settings;
  words: Words;
  /** Counts the recent messages whose text has this digest. */
  countSameTexts(textDigest: string): Promise<number>;
  /** Resolves to the message's id once it is committed. */
  store(message: ContactMessage, context: MessageContext): Promise<string>;
  /** Called with the reason when a message could not be stored. */
  onFailure(error: unknown): void;
};

/** The wait is long enough for a database restart. */
export const outage: Refusal = { status: 503, retryAfter: 60 };

/**
 * Creates the function that validates, rate-limits, inspects and stores a message. It never throws, and returns 200 only once
 * the message is stored. Invalid messages do not count towards the rate limit.
 */
export function createReceiver({ settings, words, countSameTexts, store, onFailure }: Options) {
  const schemas = byLanguage((language) => contactSchema(words.forms[language].messages, language));
  const consumeRateLimit = createRateLimit(settings.RATE_LIMIT_PER_HOUR, settings.RATE_LIMIT_TOTAL_PER_HOUR);
  const list = readFileSync(path.join(import.meta.dirname, 'throw-away-domains.txt'), 'utf8').split('\n');
  const throwAwayDomains = new Set(list.filter((line) => line !== '' && !line.startsWith('#')));

  /** Looks for signs of spam, without external services. Spam is marked or held, never refused. */
  async function inspect(message: ContactMessage, post: Post): Promise<MessageContext> {
    const text = normalizedText(message);
    const textDigest = text && hash('sha256', text);
    const spam = scoreSpam({
      isHoneypotFilled: post.isHoneypotFilled,
      secondsToWrite: post.secondsToWrite,
      links: countLinks(message),
      duplicates: textDigest ? await countSameTexts(textDigest) : 0,
      isDisposableAddress: isDomainListed(emailDomain(message.email) ?? '', throwAwayDomains),
    });
    const isHeld = settings.SPAM_ACTION === 'hold' && isLikelySpam(spam);
    return { language: post.language, spam, isHeld, textDigest };
  }

  return async function receive(post: Post): Promise<Outcome> {
    try {
      const { success, data: message, error } = schemas[post.language].safeParse(post.fields);
      if (!success) return { status: 422, errors: errorsByField(error.issues) };
      const retryAfter = await consumeRateLimit(post.address);
      if (retryAfter !== undefined) return { status: 429, retryAfter };
      return { status: 200, id: await store(message, await inspect(message, post)) };
    } catch (error) {
      onFailure(error);
      return outage;
    }
  };
}

/** Limits the length of the response. */
const maxUnknownFields = 10;

type Issue = { path: PropertyKey[]; message: string; keys?: readonly string[] };

/** The first error of each field. */
function errorsByField(issues: readonly Issue[]): Record<string, string> {
  const errors = issues.flatMap(({ path, keys, message }) => {
    const fields = keys?.slice(0, maxUnknownFields) ?? [path.join('.')];
    return fields.map((field) => [field, message] as const);
  });
  return Object.fromEntries(errors.reverse());
}
