import type { Imprint } from '@/components/sections/sheet-margin';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { checkedMonth, sourcesId } from './source-block';

/** What stands in the margin of a page's picture: its number among all sheets, and when its facts were checked. */
export function imprintOf(
  language: Language,
  { number, count }: { number: number; count: number },
  sources: Parameters<typeof checkedMonth>[1],
): Imprint {
  const { sheet: words } = contentIn(language).ui;
  const month = checkedMonth(language, sources);
  return {
    number: fill(words.numbered, { number, count }),
    checked: month ? { href: `#${sourcesId}`, label: fill(words.checked, { month }) } : undefined,
  };
}
