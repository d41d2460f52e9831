import { ButtonLink } from '@/components/ui/button-link';

type Link = { href: string; label: string };
type Props = { title: string; links: readonly Link[]; actions: readonly [Link, Link] };

/** Where a reader of a case study goes next: pages for the same industry, and two ways to act. */
export function ResourcesAside({ title, links, actions: [main, quiet] }: Props) {
  return (
    <aside className="study-more" aria-labelledby="resources-title">
      <h2 id="resources-title" className="text-h3">
        {title}
      </h2>
      <ul className="ruled tight mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={main.href}>{main.label}</ButtonLink>
        <ButtonLink href={quiet.href} look="quiet">
          {quiet.label}
        </ButtonLink>
      </div>
    </aside>
  );
}
