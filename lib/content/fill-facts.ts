import { languages, writtenLanguages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { valueAt } from './data-tree.ts';

/** The data of `company.yaml`, with its words under each language key; a draft language may be incomplete. */
export type Company = Readonly<Partial<Record<string, unknown>>>;

/** Starts at the first digit of a number, so that a long number is scanned once. */
const quantity =
  /(?<!\d)\d+(?: (?:to|or|à|ou) \d+)?(?: business)? (?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans)(?![\p{L}-])/gu;

/**
 * Replaces each `{company.name}` with the company's text in the surrounding language, and binds numbers to their units with
 * no-break spaces. Reports names that `company.yaml` has no text for.
 *
 * @param company undefined when it is invalid: facts become an ellipsis and nothing is reported, since its own mistakes are
 */
export function fillFacts(
  file: string,
  data: unknown,
  company: Company | undefined,
  mistakes: Mistake[],
): unknown {
  const fillText = (text: string, field: string, language: string) =>
    text.replace(/\{company\.([\w.]+)\}/g, (placeholder, name: string) => {
      const fact = company ? companyFact(company, language, name) : '…';
      if (fact !== undefined) return fact;
      mistakes.push({ file, field, problem: `company.yaml has no text for ${placeholder}` });
      return placeholder;
    });
  const fillValue = (value: unknown, path: readonly string[], language: string): unknown => {
    if (typeof value === 'string') return bindUnits(fillText(value, path.join('.'), language));
    if (typeof value !== 'object' || value === null) return value;
    const filled = Object.entries(value).map(([key, inner]) => {
      const innerLanguage = writtenLanguages.includes(key) ? key : language;
      return [key, fillValue(inner, [...path, key], innerLanguage)] as const;
    });
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled);
  };
  return fillValue(data, [], languageOfFile(file));
}

/** The language of a Markdown file such as `terms-of-service.fr.md`; the first language for any other file. */
export function languageOfFile(file: string): string {
  return writtenLanguages.find((language) => file.endsWith(`.${language}.md`)) ?? languages[0];
}

/** A text of `company.yaml` by its path, such as `homeFigures.clients`; falls back to the first language. */
export function companyFact(company: Company, language: string, name: string): string | undefined {
  const facts = [language, languages[0]].map((key) => valueAt(company[key], name.split('.')));
  return facts.find((fact) => typeof fact === 'string');
}

/** Keeps a number and its unit on one line: "2 to 4 hours", "1 business hour", "15 minutes". */
export function bindUnits(text: string): string {
  return text.replace(quantity, (match) => match.replaceAll(' ', '\u00a0'));
}
