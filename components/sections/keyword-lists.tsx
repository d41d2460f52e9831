type Item = { label: string; href?: string };
type Props = { lists: readonly { title: string; items: readonly Item[] }[] };

/** Searches that lead here, as plain lists. */
export function KeywordLists({ lists }: Props) {
  return (
    <div className="section border-line-200 border-t">
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-[4fr_8fr]">
        {lists.map(({ title, items }, index) => (
          <section key={title}>
            <h2 className="text-h3">{title}</h2>
            <ul className={`mt-4 ${index > 0 ? 'gap-x-8 sm:columns-2' : ''}`}>
              {items.map(({ label, href }) => (
                <li key={label} className="break-inside-avoid py-1 text-ink-700">
                  {href ? (
                    <a className="link font-normal!" href={href}>
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
