import { Flag } from '@/components/ui/flag';

type Props = {
  title: string;
  /** Roles, never names. */
  roles: readonly { initials: string; role: string; text: string }[];
  linksTitle: string;
  links: readonly { href: string; label: string }[];
};

/** Who answers for what, and where to read on. */
export function Roles({ title, roles, linksTitle, links }: Props) {
  return (
    <section className="section" aria-labelledby="roles-title">
      <div className="wrap grid-12">
        <div className="col-span-7">
          <h2 id="roles-title" className="text-h2">
            {title}
          </h2>
          <ul className="ruled mt-10">
            {roles.map(({ initials, role, text }) => (
              <li key={role} className="grid grid-cols-[auto_1fr] items-center gap-5 py-6!">
                <span className="flex gap-1">
                  {[...initials].map((letter) => (
                    <Flag key={letter} letter={letter} size={40} />
                  ))}
                </span>
                <div>
                  <h3 className="font-semibold text-xl">{role}</h3>
                  <p className="text-ink-700">{text}</p>
                </div>
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
