import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/i18n/languages';
import { shellOf } from '@/lib/pages/shell-of';

/** The header's panel of services. */
export function ServicesPanel({ language }: { language: Language }) {
  const { services, allServices, promo, words } = shellOf(language);
  return (
    <div className="drop" id="panel-services" popover="auto">
      <div className="wrap drop-in">
        <div className="drop-items">
          {services.map(({ href, label, text, icon }) => (
            <a key={href} className="drop-item" href={href}>
              <Icon name={icon} />
              <b>{label}</b>
              <span>{text}</span>
            </a>
          ))}
          <GoLink href={allServices.href}>{allServices.label}</GoLink>
        </div>
        <a className="on-blue drop-promo" href={promo.href}>
          <img src={promo.image} alt="" width="230" height="230" loading="lazy" />
          <span className="font-display text-h3">{words.promoTitle}</span>
          <span className="drop-text">{words.promoText}</span>
          <span className="go">
            {words.promoLink}
            <Icon name="arrow-right" />
          </span>
        </a>
      </div>
    </div>
  );
}
