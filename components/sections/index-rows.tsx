import { type PartLink, PartName } from './link-groups';

type IndexRow = {
  name: string;
  href?: string;
  thumb?: { src: string; size: number } | undefined;
  /** The accessible name of the control that unfolds the links. */
  fold: string;
  links: readonly PartLink[];
};

type Props = { id: string; title: string; lead: string; rows: readonly IndexRow[] };

/** Index rows of a picture, a name and links, which are folded on phones and tablets. */
export function IndexRows({ id, title, lead, rows }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="part-title">
          {title}
        </h2>
        <p className="mt-1 text-ink-700">{lead}</p>
        <ul className="mt-4 border-line-300 border-t">
          {rows.map(({ name, href, thumb, fold, links }) => (
            <li key={name} className="index-row">
              {thumb && <img src={thumb.src} alt="" width={thumb.size} height={thumb.size} loading="lazy" />}
              <h3 className="font-sans font-semibold text-lg">{href ? <a href={href}>{name}</a> : name}</h3>
              <details>
                <summary>
                  <span className="sr-only">{fold}</span>
                </summary>
                <IndexLinks links={links} />
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** An index row with its own heading whose links are never folded. */
export function OpenRow({ title, ...list }: LinksProps & { title: string }) {
  return (
    <section className="index-row open">
      <h2 className="font-sans font-semibold text-lg">{title}</h2>
      <IndexLinks {...list} />
    </section>
  );
}

type LinksProps = {
  links: readonly PartLink[];
  /** Set if the labels are whole sentences. */
  isLong?: boolean | undefined;
};

function IndexLinks({ links, isLong }: LinksProps) {
  return (
    <ul className={isLong ? 'long' : undefined}>
      {links.map(({ href, ...name }) => (
        <li key={href}>
          <a href={href}>
            <PartName {...name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
