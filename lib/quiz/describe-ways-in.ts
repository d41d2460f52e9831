import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { sortByGap, type Wall } from './build-walls';
import type { SheetWords } from './sheet-words';

/**
 * Names the walls that stop nothing, the widest gap first as in the list of gaps: `Open ways in: rules and training.` Where all
 * do, no list says where to begin.
 */
export function describeWaysIn(
  walls: readonly Pick<Wall, 'name' | 'state'>[],
  words: Pick<SheetWords, 'noGap' | 'noWayIn' | 'oneWayIn' | 'waysIn' | 'allWaysIn'>,
  language: Language,
): string {
  if (walls.every(({ state }) => state === 'whole')) return words.noGap;
  const locale = localeOf(language);
  const names = sortByGap(walls)
    .filter(({ state }) => state === 'wide' || state === 'open')
    .map(({ name }) => name.toLocaleLowerCase(locale));
  if (names.length === 0) return words.noWayIn;
  if (names.length === walls.length) return words.allWaysIn;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return fill(names.length === 1 ? words.oneWayIn : words.waysIn, { walls: list });
}
