type Grid = {
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
  note?: string | undefined;
};
type Props = { id: string; title: string; grids: readonly Grid[] };

/** Link lists side by side: the cities and the industries of a service. */
export function LinkGrids({ id, title, grids }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        <div className="mt-6 grid gap-8 lg:grid-cols-2">
          {grids.map(({ id: gridId, title: heading, links, note }) => (
            <section key={gridId} aria-labelledby={gridId}>
              <h3 id={gridId} className="text-h3">
                {heading}
              </h3>
              <ul className="ruled tight mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(min(8.5em,100%),50%-1rem),1fr))] gap-x-8">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
              {note && <p className="mt-4 text-ink-700">{note}</p>}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
