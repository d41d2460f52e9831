import { GoLink } from '@/components/ui/go-link';
import { SectionHead } from '@/components/ui/section-head';
import { Ticks } from '@/components/ui/ticks';
import { Unbroken } from '@/components/ui/unbroken';

type Industry = {
  name: string;
  description: string;
  solutions: readonly string[];
  page: { href: string; label: string };
};
type Props = { title: string; lead: string; industries: readonly Industry[] };

/** The industries with what we do for them, in two columns; on a phone each is folded behind its name. */
export function IndustryList({ title, lead, industries }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="industries-title">
      <div className="wrap">
        <SectionHead id="industries-title" title={title} lead={lead} />
        <ul className="industries faq native">
          {industries.map(({ name, description, solutions, page }) => (
            <li key={name}>
              <h3>{name}</h3>
              <details>
                <summary>{name}</summary>
                <p>
                  <Unbroken text={description} />
                </p>
                <Ticks items={solutions} />
                <GoLink href={page.href}>{page.label}</GoLink>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
