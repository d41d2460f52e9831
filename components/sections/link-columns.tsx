type Group = { title: string; links: readonly { href: string; label: string }[]; wide?: boolean };
type Props = { groups: readonly Group[]; columns?: 3 | 4 };

/** Titled lists of links under rules. A wide group takes the whole width in columns of its own. */
export function LinkColumns({ groups, columns = 3 }: Props) {
  return (
    <div
      className={`wrap grid gap-x-8 gap-y-14 pt-12 pb-24 md:grid-cols-2 lg:pt-16 lg:pb-32 ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links, wide }) => (
          <section key={title} className={wide ? 'col-span-full' : undefined}>
            <h2 className="text-h3">{title}</h2>
            <ul className={`ruled mt-4 ${wide ? 'gap-x-8 md:columns-2 lg:columns-3' : ''}`}>
              {links.map(({ href, label }) => (
                <li key={href} className="break-inside-avoid">
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
