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
    <div className="wrap faq native" id={id}>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source.address} className="break-inside-avoid">
              <span lang={source.foreign?.locale}>
                <a
                  className="link"
                  href={source.address}
                  rel="noopener external"
                  hrefLang={source.foreign?.locale}
                >
                  {source.title}
                </a>
                , {source.publisher}
              </span>
              {source.foreign && ` ${source.foreign.note}`}. {source.checked}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
