type Props = {
  items: readonly {
    term: string;
    text: string;
    /** Small square pictures of what it is about. */
    thumbs?: readonly string[];
  }[];
};

/** Headings with a sentence or two each, in ruled rows; the heading stands beside its text where there is room. */
export function TermRows({ items }: Props) {
  return (
    <ul className="ruled">
      {items.map(({ term, text, thumbs = [] }) => (
        <li key={term} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[2fr_3fr] md:items-baseline">
          <div className="flex justify-between gap-4">
            <h3 className="text-h3">{term}</h3>
            {thumbs.length > 0 && (
              <div className="flex flex-none gap-1.5">
                {thumbs.map((thumb) => (
                  <img
                    key={thumb}
                    className="size-10 rounded-xs border border-line-300"
                    src={thumb}
                    alt=""
                    width="340"
                    height="340"
                    loading="lazy"
                  />
                ))}
              </div>
            )}
          </div>
          <p className="text-ink-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
