import { SourceList } from '@/components/sections/source-list';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import { formatMonth } from '@/lib/i18n/format-date';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';

type Source = { title: string; publisher: string; address: string; checked: string; language: string };
/** For each entry on the page; undefined for entries without legal or dated claims. */
type Sources = readonly (readonly Source[] | undefined)[];

const sourcesId = 'sources';

/** The sources of a page, without duplicates, folded below a one-line summary; empty if there are none. */
export function SourceBlock({ language, sources }: { language: Language; sources: Sources }) {
  const { ui, sourcePublishers, sourceVersions } = contentIn(language);
  // Reversed twice, so that the first of several sources with one URL wins.
  const all = sources.flatMap((ofEntry) => ofEntry ?? []).toReversed();
  const byUrl = new Map(all.map((source) => [source.address, source]));
  const month = lastChecked(language, sources);
  if (!month) return null;
  const summary = fillCount(language, ui.sources.summary, byUrl.size, { month });
  return (
    <SourceList
      id={sourcesId}
      title={`${labelled(language, ui.sources.title)} ${summary}`}
      note={ui.sources.advice}
      sources={[...byUrl.values()].toReversed().map(({ checked, ...source }) => {
        const versions = sourceVersions.filter((version) => version.source === source.address);
        const shown = versions.find((version) => version.language === language) ?? source;
        const names = sourcePublishers.filter(({ publisher }) => publisher === shown.publisher);
        const publisher = names.find((name) => name.language === language)?.name;
        return {
          ...shown,
          foreign:
            shown.language === language
              ? undefined
              : { locale: shown.language, note: ui.sources.foreign, publisher },
          checked: fill(ui.sources.checked, { month: formatMonth(language, checked) }),
        };
      })}
    />
  );
}

/** A link to the page's sources that says when they were last checked; undefined if there are none. */
export function checkedNote(
  language: Language,
  sources: Sources,
): { href: string; label: string } | undefined {
  const month = lastChecked(language, sources);
  return month
    ? { href: `#${sourcesId}`, label: fill(contentIn(language).ui.mapMargin.checked, { month }) }
    : undefined;
}

/** The month in which any of the sources was last checked; undefined if there are none. */
function lastChecked(language: Language, sources: Sources): string | undefined {
  const days = sources.flatMap((ofEntry) => ofEntry ?? []).map(({ checked }) => checked);
  const last = days.toSorted().at(-1);
  return last && formatMonth(language, last);
}
