import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { shellOf } from '@/lib/pages/shell-of';
import { languageLinks } from './language-links';

type Link = { href: string; label: string; icon?: IconName };

/** The menu on narrow screens. Services and locations expand in place. */
export function MobileMenu({ page }: { page: Page }) {
  const { header, services, allServices, cities, moreCities, getStarted, search } = shellOf(page.language);
  return (
    <div className="drop menu" id="menu" popover="auto">
      <div className="wrap">
        <ul>
          {header.map(({ to, href, label }) => (
            <li key={href}>
              {to === 'services' && <MenuFold label={label} links={[...services, allServices]} />}
              {to === 'locations' && <MenuFold label={label} links={[...cities, moreCities]} />}
              {to !== 'services' && to !== 'locations' && (
                <a className="menu-row" href={href}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
        <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
        <PhoneLink {...phoneOf(page)} className="btn btn-quiet" />
        <p>
          <a className="link" href={search.href}>
            {search.label}
          </a>
        </p>
        {languageLinks(page).map(({ locale, href, label }) => (
          <p key={locale}>
            <a className="link" href={href} lang={locale} hrefLang={locale}>
              {label}
            </a>
          </p>
        ))}
      </div>
    </div>
  );
}

function MenuFold({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <details>
      <summary className="menu-row">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
