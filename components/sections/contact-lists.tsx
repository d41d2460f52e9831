type List = { title: string; links: readonly { href: string; label: string }[] };

/** Short lists of links side by side: where to go on from the contact section. */
export function ContactLists({ lists }: { lists: readonly List[] }) {
  return (
    <div className="grid grid-cols-2 gap-8">
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3 className="font-sans font-semibold">{title}</h3>
          <ul className="mt-2">
            {links.map(({ href, label }) => (
              <li key={label}>
                <a className="link inline-block py-1 font-normal!" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
