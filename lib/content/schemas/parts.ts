import { z } from 'zod';
import { byLanguage } from '../../i18n/by-language.ts';
import type { Language } from '../../i18n/languages.ts';

/** One line of text without blanks at its ends. */
export const line = () => z.string().trim().min(1);

/** A line of at least `min` and at most `max` characters. */
export const lineOf = (min: number, max: number) => line().min(min).max(max);

/** A list of exactly `count` lines. */
export const lines = (count: number) => z.array(line()).length(count);

/** Lower-case words joined by hyphens, as they stand in an address. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug: lower-case letters and digits joined by hyphens');

/** A file of `public`, or a picture on another site. */
export const image = () =>
  z
    .string()
    .regex(/^(?:\/[\w./-]+|https:\/\/\S+)$/, 'a path from public such as /art/x.svg, or an https address');

/** Named lines: `words('open', 'close')` is an object with exactly these two texts. */
export const words = <K extends string>(...names: K[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, line()])) as Record<K, ReturnType<typeof line>>,
  );

/** A question and its answer. */
export const questionAndAnswer = () => z.strictObject({ question: line(), answer: lineOf(40, 900) });

/** What crawlers and browser tabs show of a page. The brand is added to the title: both together fit 60 characters. */
export const metadataShape = {
  title: lineOf(8, 60),
  description: lineOf(70, 160),
  keywords: z.array(line()).min(3).max(20),
  /** Only where another address of this site holds the same text. */
  canonical: z.url().optional(),
};

/**
 * Where a legal or dated claim of an entry comes from: the publisher's own title, and the day somebody last checked that
 * the source still says it.
 */
export const sources = () =>
  z
    .array(
      z.strictObject({
        title: line(),
        publisher: line(),
        address: z.url({ protocol: /^https$/ }),
        checked: z.iso.date(),
      }),
    )
    .min(1)
    .optional();

/** The same words once for each published language, under the language's key. */
export function inEveryLanguage<W extends z.ZodType>(schema: W): Record<Language, W> {
  return byLanguage(() => schema);
}

/**
 * A content file: facts beside the words of every language. Unknown fields are refused.
 *
 * @throws Error when a fact and a word share a name: pages see both side by side.
 */
export function entry<F extends z.ZodRawShape, W extends z.ZodObject>(facts: F, wordsSchema: W) {
  const shared = Object.keys(facts).filter((name) => name in wordsSchema.shape);
  if (shared.length > 0) throw new Error(`Both a fact and a word: ${shared.join(', ')}`);
  return z.strictObject({ ...facts, ...inEveryLanguage(wordsSchema) });
}
