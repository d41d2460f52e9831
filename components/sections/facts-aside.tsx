import { ButtonLink } from '@/components/ui/button-link';

type Props = {
  title: string;
  facts: readonly { term: string; text: string }[];
  badges: { title: string; items: readonly string[] };
  /** The first is the primary one. */
  actions: readonly { href: string; label: string }[];
};

/** The facts of a case study and where to go from here: next to its floor plan, on a phone below it. */
export function FactsAside({ title, facts, badges, actions }: Props) {
  return (
    <aside className="aside study-facts" aria-label={title}>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="cap">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
        <div>
          <dt className="cap">{badges.title}</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {badges.items.map((item) => (
                <li key={item} className="tag">
                  {item}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className="study-ways">
        {actions.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} {...(index > 0 && { look: 'quiet' })}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </aside>
  );
}
