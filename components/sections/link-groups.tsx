/** A link that shows only the part of its name that its heading does not already say; screen readers read all of it. */
export type PartLink = { href: string; label: string; before?: string; after?: string };
export type LinkGroup = { title: string; links: readonly PartLink[] };

/** Long link lists, folded below their headings. */
export function FoldedLinks({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <div className="faq native">
      {groups.map(({ title, links }) => (
        <details key={title}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <LinkList links={links} />
        </details>
      ))}
    </div>
  );
}

/** Links one below the other, in columns where there is room. */
export function LinkList({ links }: Pick<LinkGroup, 'links'>) {
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

type LinkRowsProps = Pick<LinkGroup, 'links'> & {
  /** Set for long labels, which take the whole width of a phone. */
  isLong?: boolean;
};

/** Links in two columns with rules between the rows. */
export function LinkRows({ links, isLong = false }: LinkRowsProps) {
  return (
    <ul className={`ruled grid gap-x-8 ${isLong ? 'sm:grid-cols-2' : 'in-pairs max-sm:text-sm'}`}>
      {links.map(({ href, ...name }) => (
        <li key={href}>
          <a href={href}>
            <span className="inline-block max-w-full first-letter:uppercase">
              <PartName {...name} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The name of a link: one part on screen, the rest for screen readers only. */
export function PartName({ before, label, after }: Omit<PartLink, 'href'>) {
  return (
    <>
      {before && <span className="sr-only">{before}</span>}
      {label}
      {after && <span className="sr-only">{after}</span>}
    </>
  );
}
