import { Icon, type IconName } from '@/components/ui/icon';
import { Ticks } from '@/components/ui/ticks';

type Props = {
  services: readonly { href: string; name: string; icon: IconName; features: readonly string[] }[];
};

/** A card for every service with its first features; each links to the service. */
export function CityServices({ services }: Props) {
  return (
    <div className="service-cards">
      {services.map(({ href, name, icon, features }) => (
        <article key={href} className="plate reveal">
          <h3>
            <Icon name={icon} />
            <a className="card-link go" href={href}>
              {name}
              <Icon name="arrow-right" />
            </a>
          </h3>
          <Ticks items={features} />
        </article>
      ))}
    </div>
  );
}
