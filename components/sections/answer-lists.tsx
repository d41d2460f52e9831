type Link = { href: string; label: string };
type Props = { lists: readonly { title: string; links: readonly Link[] }[] };

/** What people search for around a page, each as a link to its answer. */
export function AnswerLists({ lists }: Props) {
  return (
    <div className="section border-line-200 border-t">
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-[5fr_7fr]">
        {lists.map(({ title, links }, index) => (
          <section key={title}>
            <h2 className="text-h3">{title}</h2>
            <ul className={`mt-4 ${index > 0 ? 'gap-x-8 sm:columns-2' : ''}`}>
              {links.map(({ href, label }) => (
                <li key={href} className="break-inside-avoid">
                  <a className="link inline-block py-1 font-normal!" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
