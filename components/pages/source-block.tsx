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

/** The sources of a page, each address once; nothing where it has none. */
export function SourceBlock({ language, sources }: Props) {
  const { ui } = contentIn(language);
  const all = sources.flatMap((ofEntry) => ofEntry ?? []);
  const byAddress = new Map(all.toReversed().map((source) => [source.address, source]));
  if (byAddress.size === 0) return null;
  const month = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <SourceList
      title={ui.sources.title}
      sources={[...byAddress.values()].toReversed().map((source) => ({
        ...source,
        checked: fill(ui.sources.checked, { month: month.format(new Date(source.checked)) }),
      }))}
    />
  );
}
