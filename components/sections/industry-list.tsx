import { SectionHead } from '@/components/ui/section-head';

type Props = {
  title: string;
  lead: string;
  industries: readonly { name: string; text: string; href?: string | undefined }[];
};

/** The trades we know, under rules in two columns. */
export function IndustryList({ title, lead, industries }: Props) {
  return (
    <section className="section border-line-200 border-t" aria-labelledby="industries-title">
      <div className="wrap">
        <SectionHead id="industries-title" title={title} lead={lead} />
        <ul className="grid gap-x-8 md:grid-cols-2">
          {industries.map(({ name, text, href }) => (
            <li key={name} className="relative border-line-300 border-t py-6">
              <h3 className="font-semibold text-xl leading-snug">
                {href ? (
                  <a className="card-link hover:text-blue-700" href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className="mt-2 max-w-[58ch] text-ink-700 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
