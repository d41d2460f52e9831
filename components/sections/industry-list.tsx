import { SectionHead } from '@/components/ui/section-head';

type Props = {
  title: string;
  lead: string;
  industries: readonly { href: string; name: string }[];
};

/** The industries, each a link to its landing page. */
export function IndustryList({ title, lead, industries }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="industries-title">
      <div className="wrap">
        <SectionHead id="industries-title" title={title} lead={lead} />
        <ul className="ruled tight grid grid-cols-2 gap-x-8 font-semibold lg:grid-cols-5">
          {industries.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
