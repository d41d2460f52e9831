type Props = {
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
  /** A line below the links. */
  note?: string;
};

/** Plain links under rules, in columns: the cities of a service. */
export function LinkGrid({ id, title, links, note }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <ul className="ruled tight mt-4 grid grid-cols-2 gap-x-8 lg:grid-cols-5">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {note && <p className="mt-4 text-ink-700">{note}</p>}
      </div>
    </section>
  );
}
