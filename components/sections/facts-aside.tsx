import { ButtonLink } from '@/components/ui/button-link';

type Link = { href: string; label: string };
type Props = {
  title: string;
  facts: readonly { term: string; text: string }[];
  badges: { title: string; items: readonly string[] };
  resources: { title: string; links: readonly Link[] };
  actions: readonly [Link, Link];
};

/** The sheet of facts beside a case study. */
export function FactsAside({ title, facts, badges, resources, actions: [main, quiet] }: Props) {
  return (
    <aside className="aside p-7" aria-label={title}>
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 font-sans font-semibold">{badges.title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {badges.items.map((item) => (
          <li key={item} className="tag">
            {item}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 font-sans font-semibold">{resources.title}</h2>
      <ul className="mt-2">
        {resources.links.map(({ href, label }) => (
          <li key={href}>
            <a className="link inline-block py-1.5 font-normal!" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={main.href} className="mt-6 w-full">
        {main.label}
      </ButtonLink>
      <ButtonLink href={quiet.href} look="quiet" className="mt-3 w-full">
        {quiet.label}
      </ButtonLink>
    </aside>
  );
}
