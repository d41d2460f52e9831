type Props = { title: string; links: readonly { href: string; label: string }[] };

/** Related pages next to the other case studies. */
export function ResourcesAside({ title, links }: Props) {
  return (
    <aside aria-labelledby="resources-title">
      <h2 id="resources-title" className="text-section">
        {title}
      </h2>
      <ul className="ruled tight mt-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
