type Neighbour = { name: string; of: string; href?: string | undefined; thumb?: string | undefined };
type Props = {
  label: string;
  /** From west to east; a side without a page may be the sea, which has no address. */
  west: Neighbour | undefined;
  here: Neighbour;
  east: Neighbour | undefined;
};

/** The pages on either side of this one, on a line from west to east. */
export function SheetIndex({ label, west, here, east }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={`adjoin${west ? '' : ' from-here'}${east ? '' : ' to-here'}`}>
        {west && (
          <li>
            <Name {...west} />
          </li>
        )}
        <li className="here" aria-current="page">
          <Name {...here} />
        </li>
        {east && (
          <li className="east">
            <Name {...east} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Name({ name, of, href, thumb }: Neighbour) {
  return (
    <>
      {thumb && <img src={thumb} alt="" width="208" height="208" loading="lazy" />}
      {href ? (
        <a className="link" href={href}>
          {name}
        </a>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span className="cap block">{of}</span>
    </>
  );
}
