import { formatNumber } from '../i18n/fill-count.ts';
import { isLanguage, languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { nodesIn, valueAt } from './data-tree.ts';
import { didYouMean } from './did-you-mean.ts';

/** The data of `company.yaml`, with its words under each language key; a draft language may be incomplete. */
export type Company = Readonly<Partial<Record<string, unknown>>>;

/** What a number or its placeholder counts, in both languages. */
const counted = new Set(
  [
    'minute minutes hour hours day days week weeks month months year years degrees',
    'heure heures jour jours semaine semaines mois ans degrés',
    'people employees accounts desks pages servers laptops devices questions',
    'personne personnes comptes postes serveurs portables appareils certifications',
  ].flatMap((words) => words.split(' ')),
);
/** A number or placeholder before a word. Starts at the first digit, so that a long number is scanned once. */
const quantity = /(?<!\d)(?:(?:\d+ (?:to|à) )?\d+|\{\w+\}) (?=(?:business )?(\p{L}+)(?![\p{L}-]))/gu;
const rating = /(?<=\d) (?:out of|sur) (?=\d)/g;
/** Between the parts of a name that ends in a number; the French one of a law is written so. */
const numberedName = /(?<=\b(?:Law|Microsoft)) (?=\d)/g;
/** A range without a unit, at the end of what is said. */
const range = /\b\d (?:to|à) \d(?=[.,;]|$)/g;

/**
 * Replaces each `{company.name}` with the company's text in the surrounding language, each `{numbers.name}` with a number that
 * the file has at its top, and binds numbers to their units with no-break spaces. A count in words begins a sentence with a
 * capital letter. Reports names that `company.yaml` has no text for.
 *
 * @param company undefined when it is invalid: facts become an ellipsis and nothing is reported, since its own mistakes are
 */
export function fillFacts(
  file: string,
  data: unknown,
  company: Company | undefined,
  mistakes: Mistake[],
): unknown {
  const numbers = numbersOf(data);
  const fillText = (text: string, field: string, language: string) =>
    text.replace(
      /\{(company|numbers)\.([\w.]+)\}/g,
      (placeholder, source: string, name: string, index: number) => {
        const isNumber = source === 'numbers';
        const number = isNumber ? numbers.get(name) : undefined;
        if (number !== undefined) return numberIn(language, number);
        const fact = isNumber ? undefined : company ? companyFact(company, language, name) : '…';
        if (fact !== undefined)
          return name.startsWith('count.') && startsSentence(text, index) ? capitalized(fact) : fact;
        const names = isNumber ? [...numbers.keys()] : factNames(company);
        const hint = didYouMean(name, names).replace(/"(.*)"/, `{${source}.$1}`);
        const problem = isNumber
          ? `there is no ${placeholder} at the top of this file${hint}`
          : `company.yaml has no text for ${placeholder}${hint}`;
        mistakes.push({ file, field, problem });
        return placeholder;
      },
    );
  const fillValue = (value: unknown, path: readonly string[], language: string): unknown => {
    if (typeof value === 'string') return bindUnits(fillText(value, path.join('.'), language));
    if (typeof value !== 'object' || value === null) return value;
    const filled = Object.entries(value).map(([key, inner]) => {
      const innerLanguage = isLanguage(key) ? key : language;
      return [key, fillValue(inner, [...path, key], innerLanguage)] as const;
    });
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled);
  };
  return fillValue(data, [], languageOfFile(file));
}

const startsSentence = (text: string, index: number) => /(?:^|[.!?] )$/.test(text.slice(0, index));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The figures at the top of a file, by name. */
export function numbersOf(data: unknown): ReadonlyMap<string, number> {
  const numbers = valueAt(data, ['numbers']);
  const entries = typeof numbers === 'object' && numbers !== null ? Object.entries(numbers) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export const numberIn = (language: string, number: number) =>
  formatNumber(languages.find((published) => published === language) ?? languages[0], number);

/** The paths of all texts that `company.yaml` has in the first language. */
function factNames(company: Company | undefined): string[] {
  return nodesIn(company?.[languages[0]]).flatMap(({ path, value }) =>
    typeof value === 'string' ? [path.join('.')] : [],
  );
}

/** The language of a Markdown file such as `terms-of-service.fr.md`; the first language for any other file. */
export function languageOfFile(file: string): string {
  return languages.find((language) => file.endsWith(`.${language}.md`)) ?? languages[0];
}

/** A text of `company.yaml` by its path, such as `homeFigures.clients`; falls back to the first language. */
export function companyFact(company: Company, language: string, name: string): string | undefined {
  const facts = [language, languages[0]].map((key) => valueAt(company[key], name.split('.')));
  return facts.find((fact) => typeof fact === 'string');
}

/** Keeps a number and what it counts on one line: "15 minutes", "1 business", "2 to 4 hours"; a rating: "4.9 out of 5"; a name: "Law 25". */
export function bindUnits(text: string): string {
  const bind = (words: string) => words.replaceAll(' ', '\u00a0');
  return text
    .replace(quantity, (match, word: string) => (counted.has(word) ? bind(match) : match))
    .replace(rating, bind)
    .replace(numberedName, bind)
    .replace(range, bind);
}
