import { Icon, type IconName } from '@/components/ui/icon';
import { type PartLink, PartName } from './link-groups';

type Props = { services: readonly { link: PartLink; icon: IconName; features: readonly string[] }[] };

/** Service rows with their first features; each links to the service's page for the city. */
export function CityServices({ services }: Props) {
  return services.map(({ link, icon, features }) => (
    <article key={link.href} className="row-card city-row reveal">
      <Icon name={icon} />
      <div>
        <h3>
          <a className="card-link hover:text-blue-700" href={link.href}>
            <PartName {...link} />
          </a>
        </h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <Icon name="arrow-right" />
    </article>
  ));
}
