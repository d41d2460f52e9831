import { SectionHead } from '@/components/ui/section-head';

type Props = {
  id: string;
  title: string;
  lead: string;
  rows: readonly { name: string; links: readonly { href: string; label: string }[] }[];
};

/** Rows of links under rules, each behind its name: the industries of every city. */
export function LinkTable({ id, title, lead, rows }: Props) {
  return (
    <section className="section border-line-200 border-t bg-mist" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <dl className="border-line-300 border-t">
          {rows.map(({ name, links }) => (
            <div
              key={name}
              className="grid gap-x-8 border-line-200 border-b py-4 lg:grid-cols-[3fr_9fr] lg:items-baseline"
            >
              <dt className="font-semibold">{name}</dt>
              <dd>
                {links.map(({ href, label }) => (
                  <a key={href} className="link mr-5 inline-block py-1.5 font-normal!" href={href}>
                    {label}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
