import { z } from 'zod';
import { byLanguage } from '../../i18n/by-language.ts';
import { draftLanguages, type Language, languages } from '../../i18n/languages.ts';

/** One line of text without blanks at its ends. */
export const line = () => z.string().trim().min(1);

/** A line of at least `min` and at most `max` characters. */
export const lineOf = (min: number, max: number) => line().min(min).max(max);

/** A list of exactly `count` lines. */
export const lines = (count: number) => z.array(line()).length(count);

/** Lower-case words joined by hyphens, as they stand in an address. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug: lower-case letters and digits joined by hyphens');

/**
 * The last part of an entry's address in each language but the first, where it is the file's name: `{ fr: quebec }`. Read as
 * a list, because words alone stand under the key of a language.
 */
export const slugs = () =>
  z
    .strictObject({
      ...Object.fromEntries(languages.slice(1).map((language) => [language, slug()])),
      ...Object.fromEntries(draftLanguages.map((language) => [language, slug().optional()])),
    })
    .transform((byLanguage) =>
      Object.entries(byLanguage).flatMap(([language, name]) => (name ? [{ language, name }] : [])),
    )
    .prefault({});

/**
 * Where a page used to be: its file's former names, or whole addresses from the root such as `/fr/villes/quebec`. They lead
 * to the page for good.
 */
export const formerly = () =>
  z
    .array(
      z
        .string()
        .regex(
          /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/,
          'a former file name such as halifax, or a whole address such as /locations/halifax',
        ),
    )
    .min(1)
    .optional();

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

/** A text for each plural form that the languages have: `Intl.PluralRules` chooses one for the `{count}` in it. */
export const counted = () => z.strictObject({ one: line(), other: line() });

/** How much longer a text may be than its English limit. */
const roomIn: Readonly<Record<string, number>> = { fr: 1.2 };

/** Parts of words whose limits are those of a language. */
export function partsIn(language: string) {
  const room = roomIn[language] ?? 1;
  const lineIn = (min: number, max: number) => lineOf(min, Math.ceil(max * room));
  return {
    /** A line of at least `min` characters and at most `max`, or what says as much in this language. */
    lineOf: lineIn,
    /** A question and its answer. */
    questionAndAnswer: () => z.strictObject({ question: line(), answer: lineIn(40, 900) }),
  };
}

type Parts = ReturnType<typeof partsIn>;
/** The schema of an entry's words: the same for all languages, or made of parts with the limits of each. */
type WordsSchema<W> = W | ((parts: Parts) => W);

/**
 * What crawlers and browser tabs show of a page, with the same limits in every language. The brand is added to the title:
 * both together fit 60 characters.
 */
export const metadataShape = {
  title: lineOf(8, 60),
  description: lineOf(70, 160),
  keywords: z.array(line()).min(3).max(20),
  /** Only where another address of this site holds the same text. */
  canonical: z.url().optional(),
};

/**
 * Where a legal or dated claim of an entry comes from: the publisher's own title in the language of the source, English
 * unless said otherwise, and the day somebody last checked that the source still says it.
 */
export const sources = () =>
  z
    .array(
      z.strictObject({
        title: line(),
        publisher: line(),
        address: z.url({ protocol: /^https$/ }),
        checked: z.iso.date(),
        language: z.enum(['en', 'fr']).default('en'),
      }),
    )
    .min(1)
    .optional();

/**
 * The same words once for each published language, under the language's key. Those of a draft language may be there, too:
 * `parseEntry` checks them and takes them out, so the type does not know them.
 */
export function inEveryLanguage<W extends z.ZodType>(words: WordsSchema<W>): Record<Language, W> {
  const drafts = draftLanguages.map((language) => [language, wordsIn(language, words).optional()]);
  return { ...byLanguage((language) => wordsIn(language, words)), ...Object.fromEntries(drafts) };
}

function wordsIn<W extends z.ZodType>(language: string, words: WordsSchema<W>): W {
  return typeof words === 'function' ? words(partsIn(language)) : words;
}

/**
 * A content file: facts beside the words of every language. Unknown fields are refused.
 *
 * @throws Error when a fact and a word share a name: pages see both side by side.
 */
export function entry<F extends z.ZodRawShape, W extends z.ZodObject>(facts: F, words: WordsSchema<W>) {
  const { shape } = wordsIn(languages[0], words);
  const shared = Object.keys(facts).filter((name) => name in shape);
  if (shared.length > 0) throw new Error(`Both a fact and a word: ${shared.join(', ')}`);
  return z.strictObject({ ...facts, ...inEveryLanguage(words) });
}
