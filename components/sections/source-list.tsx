type Props = {
  id: string;
  title: string;
  /** How many there are, and when they were last checked. */
  summary: string;
  /** At least one. */
  sources: readonly { title: string; publisher: string; address: string; checked: string }[];
};

/** Where the legal and dated claims of a page come from, each with the month in which it was last checked. */
export function SourceList({ id, title, summary, sources }: Props) {
  return (
    <div className="wrap faq native" id={id}>
      <details>
        <summary>
          <h2>
            {title}: {summary}
          </h2>
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source.address} className="break-inside-avoid">
              <a className="link" href={source.address} rel="noopener external">
                {source.title}
              </a>
              , {source.publisher}. {source.checked}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
