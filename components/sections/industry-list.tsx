import { SectionHead } from '@/components/ui/section-head';

type Props = {
  title: string;
  lead: string;
  industries: readonly {
    name: string;
    text: string;
    /** The page of each service for it. */
    links: readonly { href: string; label: string }[];
  }[];
};

/** The industries we know, under rules in two columns, each with its pages. */
export function IndustryList({ title, lead, industries }: Props) {
  return (
    <section className="section border-line-200 border-t" aria-labelledby="industries-title">
      <div className="wrap">
        <SectionHead id="industries-title" title={title} lead={lead} />
        <ul className="grid gap-x-8 md:grid-cols-2">
          {industries.map(({ name, text, links }) => (
            <li key={name} className="border-line-300 border-t py-6">
              <h3 className="font-semibold text-xl leading-snug">{name}</h3>
              <p className="mt-2 max-w-[58ch] text-ink-700 text-sm">{text}</p>
              {links.map(({ href, label }) => (
                <a key={href} className="link mt-2 mr-4 inline-block py-1 font-normal! text-sm" href={href}>
                  {label}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
