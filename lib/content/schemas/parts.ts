import { z } from 'zod';
import { byLanguage } from '../../i18n/by-language.ts';
import { type Language, languages } from '../../i18n/languages.ts';

/** A trimmed line of text. */
export const line = () => z.string().trim().min(1);

export const lineOf = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A list of so many items, or from so many to so many. */
export function listOf<S extends z.ZodType>(
  item: S,
  count: number | readonly [min: number, max?: number],
  purpose: string,
) {
  const list = z.array(item);
  if (typeof count === 'number') return list.length(count).describe(purpose);
  const [min, max] = count;
  return (max === undefined ? list.min(min) : list.min(min).max(max)).describe(purpose);
}

export const slug = (meaning = 'a slug: lower-case letters and digits joined by hyphens') =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, meaning);

/**
 * The last segment of an entry's address by language: `{ fr: quebec }`. In the first language it is the file's name. Becomes
 * a list, because `inLanguage` would take the keys for words.
 */
export const slugs = () =>
  z
    .strictObject(
      Object.fromEntries(
        languages
          .slice(1)
          .map((language) => [
            language,
            slug().describe(
              'The last part of the address in this language: small letters and hyphens, without accents.',
            ),
          ]),
      ),
    )
    .transform((byLanguage) =>
      Object.entries(byLanguage).flatMap(([language, name]) => (name ? [{ language, name }] : [])),
    )
    .prefault({})
    .describe(
      'The last part of the page’s address in other languages; in English it is the name of the file.',
    );

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
    .optional()
    .describe('Former file names, or whole addresses, that redirect to this page.');

/** A path in `public`, or the address of an external picture. */
export const image = () =>
  z
    .string()
    .regex(/^(?:\/[\w./-]+|https:\/\/\S+)$/, 'a path from public such as /art/x.svg, or an https address')
    .describe('The picture of the page: a path from public such as /art/x.svg or /photos/x.jpg.');

/**
 * An object with exactly these fields. What a text without limits is for says enough about it:
 * `words({ open: 'Button that …', steps: listOf(…) })`.
 */
export const words = <F extends Readonly<Record<string, string | z.ZodType>>>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        typeof field === 'string' ? line().describe(field) : field,
      ]),
    ) as { [K in keyof F]: F[K] extends z.ZodType ? F[K] : ReturnType<typeof line> },
  );

/** Texts that are all for the same: `sameWords(provinces, 'Name of the province.')`. */
export const sameWords = <K extends string>(names: readonly K[], purpose: string) =>
  words(Object.fromEntries(names.map((name) => [name, purpose])) as Record<K, string>);

/** A text with `{count}` for each plural form, selected by `Intl.PluralRules`. */
export const counted = (purpose: string) =>
  z
    .strictObject({
      one: line().describe(`${purpose} For one.`),
      other: line().describe(`${purpose} For any other number.`),
    })
    .describe(purpose);

/** Coordinates within Canada. */
export const coordinates = {
  latitude: z.number().min(41).max(70).describe('Degrees north.'),
  longitude: z.number().min(-141).max(-52).describe('Degrees east: negative in Canada.'),
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
    questionAndAnswer: () =>
      z.strictObject({
        question: line().describe('A question as clients ask it; a heading on the page.'),
        answer: lineIn(40, 900).describe(
          'Its answer, below the question and in the structured data for search engines.',
        ),
      }),
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
  title: lineOf(8, 60).describe('Name of the page in browser tabs and search results; the brand is added.'),
  description: lineOf(70, 160).describe(
    'What search results show below the title: what is offered, to whom and where.',
  ),
  keywords: z.array(line()).min(3).max(20).describe('What people type to find the page; not shown on it.'),
  canonical: z
    .url()
    .optional()
    .describe('Full address of the page that this one duplicates; search engines list that one.'),
};

/** A source of legal or dated claims: the title in the language of the source, and the day it was last checked. */
export const source = () =>
  z.strictObject({
    title: line().describe('Title of the source, in its own language; a link at the foot of the page.'),
    publisher: line().describe('Who publishes it; shown before the title.'),
    address: z.url({ protocol: /^https$/ }).describe('Its address, beginning with https.'),
    checked: z.iso.date().describe('The day somebody last read it there, as YYYY-MM-DD.'),
    language: z.enum(['en', 'fr']).default('en').describe('The language of the source: en or fr.'),
  });

/** At least one source, or none at all. */
export const sources = () =>
  z
    .array(source())
    .min(1)
    .optional()
    .describe('Where legal and dated claims of the page come from, listed at its foot.');

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
