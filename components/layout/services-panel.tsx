import { GoLink } from '@/components/ui/go-link';
import { Icon, type IconName } from '@/components/ui/icon';
import type { NavLink } from './nav-link';

type Props = {
  id: string;
  services: readonly (NavLink & { text: string; icon: IconName })[];
  all: NavLink;
  promo: { href: string; image: string; title: string; text: string; link: string };
};

/** The header's panel of services. */
export function ServicesPanel({ id, services, all, promo }: Props) {
  return (
    <div className="drop" id={id} popover="auto">
      <div className="wrap drop-in">
        <div className="drop-items">
          {services.map(({ href, label, text, icon }) => (
            <a key={href} className="drop-item" href={href}>
              <Icon name={icon} />
              <b>{label}</b>
              <span>{text}</span>
            </a>
          ))}
          <GoLink href={all.href}>{all.label}</GoLink>
        </div>
        <a className="on-blue drop-promo" href={promo.href}>
          <img src={promo.image} alt="" width="230" height="230" loading="lazy" />
          <span className="font-display text-h3">{promo.title}</span>
          <span className="drop-text">{promo.text}</span>
          <span className="go">
            {promo.link}
            <Icon name="arrow-right" />
          </span>
        </a>
      </div>
    </div>
  );
}
