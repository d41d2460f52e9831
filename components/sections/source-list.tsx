type Props = {
  id: string;
  /** Includes their number and when they were last checked. */
  title: string;
  /** Shown below the list, folded or not. */
  note: string;
  /** At least one. */
  sources: readonly {
    title: string;
    publisher: string;
    address: string;
    checked: string;
    /**
     * Set if the source is in another language than the page: its locale, a note that says so, and the publisher's name in the
     * language of the page, if it has one.
     */
    foreign?: { locale: string; note: string; publisher?: string | undefined } | undefined;
  }[];
};

/** The sources of a page's legal and dated claims, folded, each with the month of its last check. */
export function SourceList({ id, title, note, sources }: Props) {
  return (
    <div className="faq native sources" id={id}>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source.address} className="break-inside-avoid">
              {source.foreign ? (
                <ForeignSource {...source} foreign={source.foreign} />
              ) : (
                <SourceName {...source} text={`, ${source.publisher}. ${source.checked}`} />
              )}
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-2 text-ink-700 text-sm">{note}</p>
    </div>
  );
}

type Source = Props['sources'][number];

/** Only what is in the other language is marked as such: a publisher named in the page's language stands behind it. */
function ForeignSource({ foreign, ...source }: Source & { foreign: NonNullable<Source['foreign']> }) {
  const end = ` ${foreign.note}. ${source.checked}`;
  return (
    <>
      <span lang={foreign.locale}>
        <SourceName
          {...source}
          foreign={foreign}
          text={foreign.publisher === undefined ? `, ${source.publisher}` : undefined}
        />
      </span>
      {foreign.publisher === undefined ? end : `, ${foreign.publisher}${end}`}
    </>
  );
}

/** The text after the link is a single string: React separates adjacent strings with a comment. */
function SourceName({
  title,
  address,
  foreign,
  text,
}: Pick<Source, 'title' | 'address' | 'foreign'> & { text: string | undefined }) {
  return (
    <>
      <a className="link" href={address} rel="noopener external" hrefLang={foreign?.locale}>
        {title}
      </a>
      {text}
    </>
  );
}
