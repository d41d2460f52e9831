import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Ticks } from '@/components/ui/ticks';

type Props = {
  title: string;
  lead: string;
  services: readonly {
    href: string;
    name: string;
    icon: IconName;
    /** What the service does in this city and in no other. */
    here: string | undefined;
    features: readonly string[];
  }[];
  /** Follows the reader next to the cards; on a phone below them. */
  aside: ReactNode;
};

/** A card for every service with its first features; each links to the service. */
export function CityServices({ title, lead, services, aside }: Props) {
  return (
    <section className="section" aria-labelledby="city-services">
      <div className="wrap grid-12">
        <h2 id="city-services" className="col-span-4 text-section lg:pb-7">
          {title}
        </h2>
        <p className="col-span-8 text-ink-700 lg:pb-7">{lead}</p>
        {/* In two columns; an odd last card takes both. */}
        <div className="service-cards col-span-8 grid gap-5 sm:grid-cols-[1fr_1fr] lg:col-start-5">
          {services.map(({ href, name, icon, here, features }) => (
            <article
              key={href}
              className="plate reveal gap-3.5 px-6 pt-[22px] pb-6.5 sm:last:odd:col-span-full"
            >
              <h3 className="grid grid-cols-[28px_1fr] items-center gap-3.5 font-semibold text-[1.25rem] leading-[1.2]">
                <Icon name={icon} className="size-7 text-blue-700" />
                <a className="card-link go flex items-center justify-between" href={href}>
                  {name}
                  <Icon name="arrow-right" />
                </a>
              </h3>
              {here && <p>{here}</p>}
              <Ticks items={features} />
            </article>
          ))}
        </div>
        <div className="col-span-4 lg:col-start-1 lg:row-start-2">{aside}</div>
      </div>
    </section>
  );
}
