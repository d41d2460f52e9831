import { isDraft } from '../../lib/content/drafts.ts';
import { isProse } from '../../lib/content/list-texts.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import type { Field, Fields } from './list-fields.ts';

/** A name that has changed since the start of the editor. */
type FormerName = { file: string; language: string; former: string; now: string };

/** A text with a name, and the words around it. */
export type Named = Field & {
  name: string;
  before: string;
  after: string;
  /** `unsure` where it may be part of another name, such as “Old Quebec”. */
  group: 'sentences' | 'keywords' | 'unsure' | 'refused' | 'replaced';
};

const shownAround = 40;

/** The names that changes have replaced. */
export const listFormerNames = (fields: Fields, changed: readonly Field[]): FormerName[] =>
  changed.flatMap(({ number, file, path: [language = '', key], value: former }) => {
    const now = fields.get(number)?.value ?? former;
    const isName = isLanguage(language) && key === 'name' && !isDraft(former) && former !== now;
    return isName ? [{ file, language, former, now }] : [];
  });

/** Texts that still have one of these names, in the same language, and as they are with the new one. */
export function findOutdated(fields: Fields, names: readonly FormerName[]): (Named & { renamed: string })[] {
  const texts = [...fields.values()].filter(({ value, path }) => isProse(path) && !isDraft(value));
  // “Revenu Québec” within a sentence is another name, and so it is where it begins one.
  const others = new Map(names.map((own) => [own, texts.flatMap(({ value }) => otherNamesIn(value, own))]));
  return texts.flatMap((field) => {
    const { value, language, path } = field;
    const name = names.find((own) => language === own.language && placesOf(value, own).length > 0);
    if (!name) return [];
    const all = placesOf(value, name);
    const isOther = (start: number) =>
      others.get(name)?.some((other) => value.slice(0, start).endsWith(other)) ?? false;
    const sure = all.filter(({ start, isSure }) => isSure && !isOther(start));
    const replaced = sure.length > 0 ? sure : all;
    const renamed = replaced.reduceRight(
      (text, { start }) =>
        elided(text.slice(0, start), name) + name.now + text.slice(start + name.former.length),
      value,
    );
    const kind = path.some((key) => /keywords$/i.test(key)) ? 'keywords' : 'sentences';
    const group = sure.length > 0 ? kind : 'unsure';
    return [{ ...withNameIn(field, name.former, group, replaced[0]?.start), renamed }];
  });
}

/** @param start where the name is */
export function withNameIn(
  field: Field,
  name: string,
  group: Named['group'],
  start = field.value.indexOf(name),
): Named {
  const { value } = field;
  const from = start > shownAround ? value.indexOf(' ', start - shownAround) + 1 : 0;
  const before = (from > 0 ? '… ' : '') + value.slice(Math.min(from, start), start);
  return { ...field, name, before, after: value.slice(start + name.length).slice(0, shownAround), group };
}

/** Behind a word that begins with a capital and does not begin its sentence: “Greater Toronto”, “Université de Calgary”. */
const nameBefore = /(?<=[\p{L}\p{N},;’(]\s?)\p{Lu}\p{Ll}+ (?:(?:de|of) |d’)?$|\p{L}-$/u;
const nameAfter = /^[ -]\p{Lu}\p{Ll}/u;
/** “Au Québec”: no city has an article that is not part of its name. */
const articleBefore = /(?<!\p{L})(?:le|la|au|du)\s$/iu;

/** Where a text has a name as words of their own. */
function placesOf(text: string, { former, now, language }: FormerName): { start: number; isSure: boolean }[] {
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(former)}(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(words)].flatMap(({ index: start }) => {
    // “Halifax” became “Halifax Harbour”.
    if (now.includes(former) && text.startsWith(now, start - now.indexOf(former))) return [];
    const [before, after] = [text.slice(0, start), text.slice(start + former.length)];
    const hasArticle = language === 'fr' && articleBefore.test(before);
    return [{ start, isSure: !nameBefore.test(before) && !nameAfter.test(after) && !hasArticle }];
  });
}

/** The words before a former name that make it a part of another one. */
const otherNamesIn = (text: string, name: FormerName): string[] =>
  placesOf(text, name).flatMap(({ start }) => nameBefore.exec(text.slice(0, start))?.[0] ?? []);

/** “De” or “d’” before a French name, “a” or “an” before an English one, as its first letter asks. */
function elided(before: string, { language, now }: FormerName): string {
  const letter = now.normalize('NFD');
  return language === 'fr'
    ? before.replace(/(?<!\p{L})(d)(?:e |’)$/iu, /^[aeiouh]/i.test(letter) ? '$1’' : '$1e ')
    : before.replace(/(?<!\p{L})(a)n? $/iu, /^(?!eu|uni|ut)[aeiou]/i.test(letter) ? '$1n ' : '$1 ');
}
