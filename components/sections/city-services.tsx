import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { Ticks } from '@/components/ui/ticks';

type Props = {
  title: string;
  lead: string;
  services: readonly { href: string; name: string; icon: string; features: readonly string[] }[];
};

/** Every service as a row with its first four features. */
export function CityServices({ title, lead, services }: Props) {
  return (
    <section className="section" aria-labelledby="city-services">
      <div className="wrap">
        <SectionHead id="city-services" title={title} lead={lead} />
        <div className="border-line-300 border-t">
          {services.map(({ href, name, icon, features }) => (
            <article
              key={href}
              className="reveal relative -mx-4 grid gap-x-8 gap-y-3 border-line-300 border-b px-4 py-7 hover:bg-blue-50 lg:grid-cols-[5fr_6fr_1fr] lg:items-center"
            >
              <h3 className="flex items-center gap-4 text-h3">
                <Icon name={icon} className="size-[28px]! text-blue-700" />
                <a className="card-link" href={href}>
                  {name}
                </a>
              </h3>
              <Ticks items={features} className="gap-x-8 sm:grid-cols-2" />
              <Icon name="arrow-right" className="justify-self-end text-blue-600 max-lg:hidden" />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
