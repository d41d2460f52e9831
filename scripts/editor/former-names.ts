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
  return [...fields.values()].flatMap((field) => {
    const { value, language, path } = field;
    const name = names.find((own) => language === own.language && placesOf(value, own).length > 0);
    if (!name || !isProse(path)) return [];
    const all = placesOf(value, name);
    const sure = all.filter((place) => place.isSure);
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

/** In French, “de” or “d’” before a name, as its first letter asks. */
const elided = (before: string, { language, now }: FormerName): string =>
  language === 'fr'
    ? before.replace(/(?<!\p{L})(d)(?:e |’)$/iu, /^[aeiouh]/i.test(now.normalize('NFD')) ? '$1’' : '$1e ')
    : before;
