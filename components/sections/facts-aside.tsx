type Props = {
  title: string;
  /** Facts that the page head repeats are hidden on phones and tablets. */
  facts: readonly { term: string; text: string; isInHead?: boolean }[];
  badges: { title: string; items: readonly string[] };
  actions: readonly { href: string; label: string }[];
};

/** The facts of a case study: next to its floor plan, on a phone below it. */
export function FactsAside({ title, facts, badges, actions }: Props) {
  return (
    <aside className="aside study-facts" aria-label={title}>
      <dl className="facts">
        {facts.map(({ term, text, isInHead }) => (
          <div key={term} className={isInHead ? 'max-lg:hidden' : undefined}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{badges.title}</dt>
          <dd>
            <ul className="flex flex-wrap gap-2">
              {badges.items.map((item) => (
                <li key={item} className="tag">
                  {item}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {actions.map(({ href, label }) => (
          <a key={href} className="link" href={href}>
            {label}
          </a>
        ))}
      </p>
    </aside>
  );
}
