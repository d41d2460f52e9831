type Props = {
  id: string;
  /** With how many there are, and when they were last checked. */
  title: string;
  /** At least one. */
  sources: readonly {
    title: string;
    publisher: string;
    address: string;
    checked: string;
    /** Where it is in another language than the page: which one, and what is said of it. */
    foreign?: { locale: string; note: string } | undefined;
  }[];
};

/** Where the legal and dated claims of a page come from, each with the month in which it was last checked. */
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

/** The text after the link is one: React writes a comment between two. */
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
