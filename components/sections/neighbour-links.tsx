type Neighbour = { name: string; side: string; href?: string | undefined; thumb?: string | undefined };
type Props = {
  label: string;
  /** From west to east. Beyond the last city lies the sea, which has no `href`. */
  west: Neighbour;
  here: Neighbour;
  east: Neighbour;
};

/** This page and its neighbours, on a line from west to east. */
export function NeighbourLinks({ label, west, here, east }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="adjoin">
        <li>
          <Name {...west} />
        </li>
        <li className="here" aria-current="page">
          <Name {...here} />
        </li>
        <li className="east">
          <Name {...east} />
        </li>
      </ul>
    </nav>
  );
}

function Name({ name, side, href, thumb }: Neighbour) {
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
      <span className="cap block">{side}</span>
    </>
  );
}
