import { SourceList } from '@/components/sections/source-list';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import { formatMonth } from '@/lib/i18n/format-date';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';

type Source = { title: string; publisher: string; address: string; checked: string; language: string };
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
  return last && formatMonth(language, last);
}

/** The sources of a page, each address once, folded below one line; nothing where it has none. */
export function SourceBlock({ language, sources }: Props) {
  const { ui, sourceVersions } = contentIn(language);
  const all = sources.flatMap((ofEntry) => ofEntry ?? []);
  const byAddress = new Map(all.toReversed().map((source) => [source.address, source]));
  if (byAddress.size === 0) return null;
  const month = checkedMonth(language, sources) ?? '';
  const summary = fillCount(language, ui.sources.summary, byAddress.size, { month });
  return (
    <SourceList
      id={sourcesId}
      title={`${labelled(language, ui.sources.title)} ${summary}`}
      sources={[...byAddress.values()].toReversed().map(({ checked, ...source }) => {
        const versions = sourceVersions.filter((version) => version.source === source.address);
        const shown = versions.find((version) => version.language === language) ?? source;
        return {
          ...shown,
          foreign:
            shown.language === language ? undefined : { locale: shown.language, note: ui.sources.foreign },
          checked: fill(ui.sources.checked, { month: formatMonth(language, checked) }),
        };
      })}
    />
  );
}
