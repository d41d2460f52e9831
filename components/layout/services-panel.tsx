import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { NavLink } from './nav-link';

type Props = {
  id: string;
  services: readonly (NavLink & { text: string; icon: string })[];
  all: NavLink;
  promo: { href: string; image: string; title: string; text: string; link: string };
};

/** The header's panel of services. */
export function ServicesPanel({ id, services, all, promo }: Props) {
  return (
    <div className="drop" id={id} popover="auto">
      <div className="wrap grid grid-cols-12 gap-8 py-8">
        <div className="col-span-8 -ml-4 grid grid-cols-2 gap-2">
          {services.map(({ href, label, text, icon }) => (
            <a key={href} className="drop-item" href={href}>
              <Icon name={icon} />
              <b>{label}</b>
              <span>{text}</span>
            </a>
          ))}
          <GoLink href={all.href} className="pl-[62px]">
            {all.label}
          </GoLink>
        </div>
        <a
          className="on-blue relative col-span-4 flex min-h-[280px] flex-col justify-end overflow-hidden rounded-md p-7"
          href={promo.href}
        >
          <img
            className="absolute -top-7 right-0 size-[220px]"
            src={promo.image}
            alt=""
            width="230"
            height="230"
            loading="lazy"
          />
          <span className="relative font-display text-h3">{promo.title}</span>
          <span className="relative mt-2 max-w-[30ch] text-blue-100 text-sm">{promo.text}</span>
          <span className="go relative mt-4">
            {promo.link}
            <Icon name="arrow-right" />
          </span>
        </a>
      </div>
    </div>
  );
}
