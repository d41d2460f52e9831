import { SourceList } from '@/components/sections/source-list';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';

type Source = { title: string; publisher: string; address: string; checked: string };
type Props = {
  language: Language;
  /** Of every entry that the page shows; an entry without legal or dated claims has none. */
  sources: readonly (readonly Source[] | undefined)[];
};

/** Where a page's sources stand on it. */
export const sourcesId = 'sources';

/** The month in which the last of some sources was checked; undefined where there are none. */
export function checkedMonth(language: Language, sources: Props['sources']): string | undefined {
  const days = sources.flatMap((ofEntry) => ofEntry ?? []).map(({ checked }) => checked);
  const last = days.toSorted().at(-1);
  return last && monthIn(language).format(new Date(last));
}

/** The sources of a page, each address once, folded below one line; nothing where it has none. */
export function SourceBlock({ language, sources }: Props) {
  const { ui } = contentIn(language);
  const all = sources.flatMap((ofEntry) => ofEntry ?? []);
  const byAddress = new Map(all.toReversed().map((source) => [source.address, source]));
  if (byAddress.size === 0) return null;
  return (
    <SourceList
      id={sourcesId}
      title={ui.sources.title}
      summary={fill(ui.sources.summary, {
        count: byAddress.size,
        month: checkedMonth(language, sources) ?? '',
      })}
      sources={[...byAddress.values()].toReversed().map((source) => ({
        ...source,
        checked: fill(ui.sources.checked, { month: monthIn(language).format(new Date(source.checked)) }),
      }))}
    />
  );
}

const monthIn = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
