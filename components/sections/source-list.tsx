type Props = {
  id: string;
  /** Includes their number and when they were last checked. */
  title: string;
  /** At least one. */
  sources: readonly {
    title: string;
    publisher: string;
    address: string;
    checked: string;
    /** Set if the source is in another language than the page: its locale, and a note that says so. */
    foreign?: { locale: string; note: string } | undefined;
  }[];
};

/** The sources of a page's legal and dated claims, folded, each with the month of its last check. */
export function SourceList({ id, title, sources }: Props) {
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
                <>
                  <span lang={source.foreign.locale}>
                    <SourceName {...source} />
                  </span>
                  {` ${source.foreign.note}. ${source.checked}`}
                </>
              ) : (
                <SourceName {...source} end={`. ${source.checked}`} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type NameProps = Props['sources'][number] & { end?: string };

/** The text after the link is a single string: React separates adjacent strings with a comment. */
function SourceName({ title, publisher, address, foreign, end = '' }: NameProps) {
  return (
    <>
      <a className="link" href={address} rel="noopener external" hrefLang={foreign?.locale}>
        {title}
      </a>
      {`, ${publisher}${end}`}
    </>
  );
}
