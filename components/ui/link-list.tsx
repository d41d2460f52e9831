/** A link that shows only the part of its name that its heading does not already say; screen readers read all of it. */
export type PartLink = { href: string; label: string; before?: string; after?: string };

type Props = {
  links: readonly PartLink[];
  className?: string | undefined;
  /** Of each link. */
  linkClass?: string;
};

/** A list of links. */
export function LinkList({ links, className, linkClass }: Props) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={linkClass} href={link.href}>
            {partName(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The name of a link: one part on screen, the rest for screen readers only. Called, since as an element it may split its text. */
export function partName({ before, label, after }: Omit<PartLink, 'href'>) {
  return (
    <>
      {before && <span className="sr-only">{before}</span>}
      {label}
      {after && <span className="sr-only">{after}</span>}
    </>
  );
}
