import { z } from 'zod';
import { byLanguage } from '../../i18n/by-language.ts';
import { type Language, languages } from '../../i18n/languages.ts';

/** A trimmed line of text. */
export const line = () => lineFrom(1);

export const lineOf = (min: number, max: number) => lineFrom(min).max(max);

const lineFrom = (min: number) =>
  z
    .string()
    .trim()
    .min(min)
    .refine((text) => !/<\/?[a-z]/i.test(text), 'a text without tags such as <b>: pages format it');

type Field = string | z.ZodType | Shape | ((parts: Parts) => z.ZodType | Shape);
export type Shape = { readonly [name: string]: Field };

type SchemaOf<F> = F extends z.ZodType
  ? F
  : F extends string
    ? ReturnType<typeof line>
    : F extends (parts: Parts) => infer Made
      ? SchemaOf<Made>
      : z.ZodObject<{ [K in keyof F as K extends 'words' ? Language : K]: SchemaOf<F[K]> }, z.core.$strict>;

/**
 * An object with exactly these fields. A string says what a text without limits is for, and in {braces} what is filled in;
 * braces enclose a group, and `words` stand under the key of each language, beside facts that are the same in all:
 * `fields({ order: z.int(), words: { title: '…' } })`.
 *
 * @throws Error when a fact and a word share a name, since `inLanguage` merges them.
 */
export function fields<S extends Shape>({ words, ...facts }: S): SchemaOf<S> {
  const inLanguages = words === undefined ? {} : byLanguage((language) => toSchema(words, language));
  for (const own of Object.values(inLanguages)) {
    const duplicate = Object.keys(facts).find((name) => own instanceof z.ZodObject && name in own.shape);
    if (duplicate) throw new Error(`Both a fact and a word: ${duplicate}`);
  }
  const shape = Object.entries(facts).map(([name, field]) => [name, toSchema(field)] as const);
  return z.strictObject({ ...Object.fromEntries(shape), ...inLanguages }) as SchemaOf<S>;
}

function toSchema(field: Field, language: string = languages[0]): z.ZodType {
  if (typeof field === 'string') return line().describe(field);
  if (typeof field === 'function') return toSchema(field(partsIn(language)));
  return field instanceof z.ZodType ? field : fields(field);
}

/** A list of so many items, or from so many to so many. */
export function listOf<F extends z.ZodType | Shape>(
  count: number | readonly [min: number, max?: number],
  purpose: string,
  item: F,
) {
  const list = z.array(toSchema(item) as SchemaOf<F>).describe(purpose);
  if (typeof count === 'number') return list.length(count);
  const [min, max] = count;
  return max === undefined ? list.min(min) : list.min(min).max(max);
}

export const slug = (meaning = 'a slug: lower-case letters and digits joined by hyphens') =>
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, meaning);

const inOtherLanguage =
  'The last part of the address in this language: small letters and hyphens, without accents.';

/**
 * The last segment of an entry's address by language: `{ fr: quebec }`. In the first language it is the file's name. Becomes
 * a list, because `inLanguage` would take the keys for words.
 */
export const slugs = () =>
  z
    .strictObject(
      Object.fromEntries(languages.slice(1).map((language) => [language, slug().describe(inOtherLanguage)])),
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
  listOf(
    [1],
    'Former file names, or whole addresses, that redirect to this page.',
    z
      .string()
      .regex(
        /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/,
        'a former file name such as halifax, or a whole address such as /locations/halifax',
      ),
  ).optional();

/** A path in `public`, or the address of an external picture. */
export const image = () =>
  z
    .string()
    .regex(/^(?:\/[\w./-]+|https:\/\/\S+)$/, 'a path from public such as /art/x.svg, or an https address')
    .describe('The picture of the page: a path from public such as /art/x.svg or /photos/x.jpg.');

/** Texts that are all for the same: `sameWords(provinces, 'Name of the province.')`. */
export const sameWords = <K extends string>(names: readonly K[], purpose: string) => {
  const texts = names.map((name) => [name, line().describe(purpose)]);
  return z.strictObject(Object.fromEntries(texts) as Record<K, ReturnType<typeof line>>);
};

/** A text with `{count}` for each plural form, selected by `Intl.PluralRules`. */
export const counted = (purpose: string) =>
  fields({ one: `${purpose} For one.`, other: `${purpose} For any other number.` }).describe(purpose);

/** Coordinates within Canada. */
export const coordinates = {
  latitude: z.number().min(41).max(70).describe('Degrees north.'),
  longitude: z.number().min(-141).max(-52).describe('Degrees east: negative in Canada.'),
};

/** How much longer than the English limit a text may be. */
const lengthFactors: Readonly<Record<string, number>> = { fr: 1.2 };

/** Building blocks for words with the length limits of a language. */
function partsIn(language: string) {
  const factor = lengthFactors[language] ?? 1;
  const lineIn = (min: number, max: number) => lineOf(min, Math.ceil(max * factor));
  return {
    /** `max` is the English limit. */
    lineOf: lineIn,
    questionAndAnswer: () =>
      fields({
        question: 'A question as clients ask it; a heading on the page.',
        answer: lineIn(40, 900).describe(
          'Its answer, below the question and in the structured data for search engines.',
        ),
      }),
  };
}

export type Parts = ReturnType<typeof partsIn>;

/**
 * A page's metadata, with the same limits in every language. `findLongTitles` checks that the title and the brand fit 60
 * characters.
 */
export const metadataShape = {
  title: lineOf(8, 60).describe('Name of the page in browser tabs and search results; the brand is added.'),
  description: lineOf(70, 160).describe(
    'What search results show below the title: what is offered, to whom and where.',
  ),
  keywords: listOf([3, 20], 'What people type to find the page; not shown on it.', line()),
  canonical: z
    .url()
    .optional()
    .describe('Full address of the page that this one duplicates; search engines list that one.'),
};

/** A source of legal or dated claims: the title in the language of the source, and the day it was last checked. */
export const source = () =>
  fields({
    title: 'Title of the source, in its own language; a link at the foot of the page.',
    publisher: 'Who publishes it; shown before the title.',
    address: z.url({ protocol: /^https$/ }).describe('Its address, beginning with https.'),
    checked: z.iso.date().describe('The day somebody last read it there, as YYYY-MM-DD.'),
    language: z.enum(['en', 'fr']).default('en').describe('The language of the source: en or fr.'),
  });

/** At least one source, or none at all. */
export const sources = () =>
  listOf([1], 'Where legal and dated claims of the page come from, listed at its foot.', source()).optional();

/** Facts of an entry that has a page of its own and a place in lists. */
export const pageFacts = {
  order: z.int().positive().describe('The place in lists, from 1.'),
  slugs: slugs(),
  formerly: formerly(),
  image: image(),
};

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
