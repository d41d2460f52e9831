type Props = {
  title: string;
  /** Explains why no names are given. */
  lead: string;
  roles: readonly { role: string; text: string }[];
  linksTitle: string;
  links: readonly { href: string; label: string }[];
};

/** Who is responsible for what, and further links. */
export function Roles({ title, lead, roles, linksTitle, links }: Props) {
  return (
    <section className="section" aria-labelledby="roles-title">
      <div className="wrap grid-12">
        <div className="col-span-7">
          <h2 id="roles-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[33.6em] text-ink-700">{lead}</p>
          <ul className="ruled roles mt-8">
            {roles.map(({ role, text }) => (
              <li key={role}>
                <h3 className="text-h3">{role}</h3>
                <p className="text-ink-700">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <nav className="col-span-4 col-start-9 max-lg:mt-14" aria-labelledby="roles-links">
          <h2 id="roles-links" className="text-h3">
            {linksTitle}
          </h2>
          <ul className="ruled mt-4">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
