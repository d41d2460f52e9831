import { GoLink } from '@/components/ui/go-link';

/** A link of which a part is seen: a heading says the rest, which is `before` and `after` it in its name. */
export type PartLink = { href: string; label: string; before?: string; after?: string };
export type LinkGroup = { title: string; links: readonly PartLink[] };
/** Where a list has one page only, that page. */
export type FoldedGroup = LinkGroup | { title: string; href: string };

/** Long lists of links, folded below their headings of the third level. */
export function FoldedLinks({ groups }: { groups: readonly FoldedGroup[] }) {
  return (
    <div className="faq native">
      {groups.map((group) =>
        'href' in group ? (
          <p key={group.title} className="faq-alone">
            <GoLink href={group.href}>{group.title}</GoLink>
          </p>
        ) : (
          <details key={group.title}>
            <summary>
              <h3>{group.title}</h3>
            </summary>
            <LinkList links={group.links} />
          </details>
        ),
      )}
    </div>
  );
}

function LinkList({ links }: Pick<LinkGroup, 'links'>) {
  return (
    <ul>
      {links.map(({ href, ...name }) => (
        <li key={href}>
          <a className="link" href={href}>
            <PartName {...name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links under rules, in two columns. */
export function LinkRows({ links }: Pick<LinkGroup, 'links'>) {
  return (
    <ul className="ruled grid grid-cols-2 gap-x-8 max-sm:text-sm">
      {links.map(({ href, ...name }) => (
        <li key={href}>
          <a href={href}>
            <span className="inline-block first-letter:uppercase">
              <PartName {...name} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The name of a link, of which screen readers hear all. */
export function PartName({ before, label, after }: Omit<PartLink, 'href'>) {
  return (
    <>
      {before && <span className="sr-only">{before}</span>}
      {label}
      {after && <span className="sr-only">{after}</span>}
    </>
  );
}
