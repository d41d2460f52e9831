import { z } from 'zod';
import { byLanguage } from '../../i18n/by-language.ts';
import { type Language, languages } from '../../i18n/languages.ts';

/** A trimmed line of text. */
export const line = () => z.string().trim().min(1);

export const lineOf = (min: number, max: number) => line().min(min).max(max);

export const lines = (count: number) => z.array(line()).length(count);

export const slug = () =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug: lower-case letters and digits joined by hyphens');

/**
 * The last segment of an entry's address by language: `{ fr: quebec }`. In the first language it is the file's name. Becomes
 * a list, because `inLanguage` would take the keys for words.
 */
export const slugs = () =>
  z
    .strictObject(Object.fromEntries(languages.slice(1).map((language) => [language, slug()])))
    .transform((byLanguage) =>
      Object.entries(byLanguage).flatMap(([language, name]) => (name ? [{ language, name }] : [])),
    )
    .prefault({});

/** Addresses that redirect to the page: former file names, or paths from the root such as `/fr/villes/quebec`. */
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

/** A path in `public`, or the address of an external picture. */
export const image = () =>
  z
    .string()
    .regex(/^(?:\/[\w./-]+|https:\/\/\S+)$/, 'a path from public such as /art/x.svg, or an https address');

/** An object with exactly these texts: `words('open', 'close')`. */
export const words = <K extends string>(...names: K[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, line()])) as Record<K, ReturnType<typeof line>>,
  );

/** A text with `{count}` for each plural form, selected by `Intl.PluralRules`. */
export const counted = () => z.strictObject({ one: line(), other: line() });

/** Coordinates within Canada. */
export const coordinates = {
  latitude: z.number().min(41).max(70),
  longitude: z.number().min(-141).max(-52),
};

/** How much longer than the English limit a text may be. */
const lengthFactors: Readonly<Record<string, number>> = { fr: 1.2 };

/** Building blocks for words with the length limits of a language. */
export function partsIn(language: string) {
  const factor = lengthFactors[language] ?? 1;
  const lineIn = (min: number, max: number) => lineOf(min, Math.ceil(max * factor));
  return {
    /** `max` is the English limit. */
    lineOf: lineIn,
    questionAndAnswer: () => z.strictObject({ question: line(), answer: lineIn(40, 900) }),
  };
}

type Parts = ReturnType<typeof partsIn>;
/** The schema of an entry's words: one for all languages, or one built for each from its parts. */
type WordsSchema<W> = W | ((parts: Parts) => W);

/**
 * A page's metadata, with the same limits in every language. `findLongTitles` checks that the title and the brand fit 60
 * characters.
 */
export const metadataShape = {
  title: lineOf(8, 60),
  description: lineOf(70, 160),
  keywords: z.array(line()).min(3).max(20),
  /** Only for a page that duplicates another address of this site. */
  canonical: z.url().optional(),
};

/** Sources of legal or dated claims: the title in the language of the source, and the day it was last checked. */
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

/** The same words under the key of each language. */
export function inEveryLanguage<W extends z.ZodType>(words: WordsSchema<W>): Record<Language, W> {
  return byLanguage((language) => wordsIn(language, words));
}

function wordsIn<W extends z.ZodType>(language: string, words: WordsSchema<W>): W {
  return typeof words === 'function' ? words(partsIn(language)) : words;
}

/**
 * A content file: facts, and words by language. Rejects unknown fields.
 *
 * @throws Error when a fact and a word share a name, since `inLanguage` merges them.
 */
export function entry<F extends z.ZodRawShape, W extends z.ZodObject>(facts: F, words: WordsSchema<W>) {
  const { shape } = wordsIn(languages[0], words);
  const duplicates = Object.keys(facts).filter((name) => name in shape);
  if (duplicates.length > 0) throw new Error(`Both a fact and a word: ${duplicates.join(', ')}`);
  return z.strictObject({ ...facts, ...inEveryLanguage(words) });
}

/** For a field of words that may stay empty: filled in in every language, or in none. */
export const filledAlike =
  <Field extends string>(field: Field) =>
  (item: Record<Language, { [F in Field]?: string | null | undefined }>, context: z.RefinementCtx): void => {
    const empty = languages.filter((language) => !item[language][field]);
    if (empty.length === languages.length) return;
    for (const language of empty)
      context.addIssue({
        code: 'custom',
        path: [language, field],
        message: 'a text in every language, or in none',
      });
  };
