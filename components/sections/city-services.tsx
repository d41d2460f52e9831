import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { Ticks } from '@/components/ui/ticks';
import { type PartLink, PartName } from './link-groups';

type Props = {
  title: string;
  lead: string;
  services: readonly { link: PartLink; icon: string; features: readonly string[] }[];
};

/** Every service as a row with its first four features, which leads to its page for the city. */
export function CityServices({ title, lead, services }: Props) {
  return (
    <section className="section" aria-labelledby="city-services">
      <div className="wrap">
        <SectionHead id="city-services" title={title} lead={lead} size="section" />
        <div className="border-line-300 border-t">
          {services.map(({ link, icon, features }) => (
            <article
              key={link.href}
              className="reveal relative grid gap-x-8 gap-y-3 border-line-300 border-b py-6 lg:grid-cols-[4fr_7fr_24px] lg:items-center"
            >
              <h3 className="flex items-center gap-4 text-h3">
                <Icon name={icon} className="size-[28px]! text-blue-700" />
                <a className="card-link hover:text-blue-700" href={link.href}>
                  <PartName {...link} />
                </a>
              </h3>
              <Ticks items={features} className="gap-x-8 sm:grid-cols-2" />
              <Icon name="arrow-right" className="size-[22px]! text-blue-700 max-lg:hidden" />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
