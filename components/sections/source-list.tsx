type Props = {
  title: string;
  /** At least one. */
  sources: readonly { title: string; publisher: string; address: string; checked: string }[];
};

/** Where the legal and dated claims of a page come from, each with the month in which it was last checked. */
export function SourceList({ title, sources }: Props) {
  return (
    <section className="border-line-200 border-t" aria-labelledby="sources">
      <div className="wrap py-10 text-ink-700 text-sm">
        <h2 id="sources" className="font-sans font-semibold text-ink-900">
          {title}
        </h2>
        <ul className="mt-2 gap-x-8 lg:columns-2">
          {sources.map((source) => (
            <li key={source.address} className="break-inside-avoid py-1">
              <a className="link font-normal!" href={source.address} rel="noopener external">
                {source.title}
              </a>
              , {source.publisher}. {source.checked}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
