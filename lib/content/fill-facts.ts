import { bindFigures } from '../i18n/bind-figures.ts';
import { languages, writtenLanguages } from '../i18n/languages.ts';
import type { Mistake } from './mistake.ts';

/** What `company.yaml` holds, with its words under each language's key; those of a draft language may be incomplete. */
export type Company = Readonly<Partial<Record<string, unknown>>>;

const place = /\{company\.([\w.]+)\}/g;

/**
 * Puts the company's words in for each `{company.name}`, in the language of the words around it, so that a figure which
 * many sentences repeat stands in `company.yaml` alone, and binds figures to their units. A name that is no text there goes
 * to the list of mistakes.
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
  const filled = (value: unknown, field: string, language: string): unknown => {
    if (typeof value === 'string')
      return bindFigures(
        value.replace(place, (whole, name: string) => {
          const fact = company ? companyFact(company, language, name) : '…';
          if (fact !== undefined) return fact;
          mistakes.push({ file, field, problem: `company.yaml has no text for ${whole}` });
          return whole;
        }),
      );
    if (Array.isArray(value)) return value.map((item, index) => filled(item, `${field}.${index}`, language));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        filled(
          inner,
          field ? `${field}.${key}` : key,
          writtenLanguages.find((known) => known === key) ?? language,
        ),
      ]),
    );
  };
  return filled(data, '', languageOf(file));
}

/** Legal texts have a file for each language: `terms-of-service.fr.md`. */
export function languageOf(file: string): string {
  return writtenLanguages.find((language) => file.endsWith(`.${language}.md`)) ?? languages[0];
}

/**
 * A text of `company.yaml` by its name, such as `homeFigures.clients`. While a language has no words for it yet, those of
 * the first one stand in.
 */
export function companyFact(company: Company, language: string, name: string): string | undefined {
  return textAt(company[language], name) ?? textAt(company[languages[0]], name);
}

function textAt(words: unknown, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
}
