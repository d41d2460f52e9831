import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import { formatMonth } from '@/lib/i18n/format-date';
import type { Language } from '@/lib/i18n/languages';

type Source = { title: string; publisher: string; address: string; checked: string; language: string };
/** For each entry on the page; undefined for entries without legal or dated claims. */
type Sources = readonly (readonly Source[] | undefined)[];

const sourcesId = 'sources';

/**
 * The sources of a page's legal and dated claims, without duplicates, folded below a one-line summary, each with the month of
 * its last check; empty if there are none.
 */
export function SourceBlock({ language, sources }: { language: Language; sources: Sources }) {
  const { ui } = contentIn(language);
  // Reversed twice, so that the first of several sources with one URL wins.
  const all = sources.flatMap((ofEntry) => ofEntry ?? []).toReversed();
  const byUrl = new Map(all.map((source) => [source.address, source]));
  const month = lastChecked(language, sources);
  if (!month) return null;
  const summary = fillCount(language, ui.sources.summary, byUrl.size, { month });
  return (
    <div className="faq native sources" id={sourcesId}>
      <details>
        <summary>
          <h2>{summary}</h2>
        </summary>
        <ul>
          {[...byUrl.values()].toReversed().map((source) => (
            <li key={source.address} className="break-inside-avoid">
              <SourceItem language={language} source={source} />
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-2 text-ink-700 text-sm">{ui.sources.advice}</p>
    </div>
  );
}

/**
 * A source in the version of the page's language, if there is one. Otherwise only what is in the other language is marked as
 * such: a publisher with a name in the page's language stands behind it.
 */
function SourceItem({ language, source }: { language: Language; source: Source }) {
  const { ui, sourcePublishers, sourceVersions } = contentIn(language);
  const versions = sourceVersions.filter((version) => version.source === source.address);
  const shown = versions.find((version) => version.language === language) ?? source;
  const checked = fill(ui.sources.checked, { month: formatMonth(language, source.checked) });
  const isForeign = shown.language !== language;
  const link = (
    <a
      className="link"
      href={shown.address}
      rel="noopener external"
      hrefLang={isForeign ? shown.language : undefined}
    >
      {shown.title}
    </a>
  );
  // The text after the link is a single string: React separates adjacent strings with a comment.
  if (!isForeign)
    return (
      <>
        {link}
        {`, ${shown.publisher}. ${checked}`}
      </>
    );
  const names = sourcePublishers.filter(({ publisher }) => publisher === shown.publisher);
  const publisher = names.find((name) => name.language === language)?.name;
  const end = ` ${ui.sources.foreign}. ${checked}`;
  return (
    <>
      <span lang={shown.language}>
        {link}
        {publisher === undefined && `, ${shown.publisher}`}
      </span>
      {publisher === undefined ? end : `, ${publisher}${end}`}
    </>
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
