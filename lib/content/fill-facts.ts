import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './mistake.ts';

/** What `company.yaml` holds, with its words under each language's key. */
export type Company = Readonly<Record<Language, object>>;

const place = /\{company\.([\w.]+)\}/g;

/**
 * Puts the company's words in for each `{company.name}`, in the language of the words around it, so that a figure which
 * many sentences repeat stands in `company.yaml` alone. A name that is no text there goes to the list of mistakes.
 *
 * @param company undefined where it could not be read: an ellipsis then stands for each fact, and nothing is reported,
 *   since its own mistakes are
 */
export function fillFacts(
  file: string,
  data: unknown,
  company: Company | undefined,
  mistakes: Mistake[],
): unknown {
  const filled = (value: unknown, field: string, language: Language): unknown => {
    if (typeof value === 'string')
      return value.replace(place, (whole, name: string) => {
        const fact = company ? factOf(company[language], name) : '…';
        if (fact !== undefined) return fact;
        mistakes.push({ file, field, problem: `company.yaml has no text for ${whole}` });
        return whole;
      });
    if (Array.isArray(value)) return value.map((item, index) => filled(item, `${field}.${index}`, language));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        filled(inner, field ? `${field}.${key}` : key, languages.find((known) => known === key) ?? language),
      ]),
    );
  };
  return filled(data, '', languageOf(file));
}

/** Legal texts have a file for each language: `terms-of-service.fr.md`. */
function languageOf(file: string): Language {
  return languages.find((language) => file.endsWith(`.${language}.md`)) ?? languages[0];
}

function factOf(words: object, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
}
