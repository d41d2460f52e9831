import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { PhoneLink } from '@/components/ui/phone-link';
import { fill } from '@/lib/i18n/fill';
import { breadcrumbsOf } from '@/lib/pages/breadcrumbs-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { shellOf } from '@/lib/pages/shell-of';
import { languageLinks } from './language-links';
import { LocationsPanel } from './locations-panel';
import { MobileMenu } from './mobile-menu';
import { ServicesPanel } from './services-panel';

/**
 * The sticky header. Its panels are popovers with ids `panel-…`; on narrow screens there is one with id `menu`. Browsers
 * without popovers show links in place of the buttons.
 */
export function Header({ page }: { page: Page }) {
  const { language } = page;
  const { brand, header, search, getStarted, words } = shellOf(language);
  const phone = phoneOf(page);
  const trail = breadcrumbsOf(page).map(({ path }) => path);
  /** By the entry's destination. */
  const panels: Partial<Record<string, ReactNode>> = {
    services: <ServicesPanel language={language} />,
    locations: <LocationsPanel language={language} />,
  };
  return (
    <header className="hdr">
      <div className="wrap hdr-in">
        <Logo {...brand} />
        <nav className="max-xl:hidden" aria-label={words.mainNavigation}>
          <ul className="nav">
            {header.map(({ to, href, label }) => (
              <li key={href}>
                {panels[to] ? (
                  <>
                    <button type="button" popoverTarget={`panel-${to}`} {...currentMarker(href, trail)}>
                      {label}
                      <Icon name="chevron-down" />
                    </button>
                    <a className="without-popover" href={href}>
                      {label}
                    </a>
                    {panels[to]}
                  </>
                ) : (
                  <a href={href} {...currentMarker(href, trail)}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a className="icon-btn ml-auto max-xl:hidden" href={search.href} aria-label={search.label}>
          <Icon name="search" />
        </a>
        {languageLinks(page).map(({ locale, href, label }) => (
          <a key={locale} className="hdr-link max-sm:hidden" href={href} lang={locale} hrefLang={locale}>
            {label}
          </a>
        ))}
        <PhoneLink {...phone} className="hdr-link max-sm:hidden" />
        <ButtonLink href={getStarted.href} className="max-sm:hidden">
          {getStarted.label}
        </ButtonLink>
        <a
          className="icon-btn sm:hidden"
          href={`tel:${phone.dial}`}
          aria-label={fill(words.call, { phone: phone.number })}
        >
          <Icon name="phone" />
        </a>
        <nav className="menu-nav" aria-label={words.menu}>
          <button className="icon-btn" type="button" popoverTarget="menu" aria-label={words.menu}>
            <Icon name="menu" />
            <Icon name="x" />
          </button>
          <a className="icon-btn without-popover" href={hrefOf(language, 'sitemap')} aria-label={words.menu}>
            <Icon name="menu" />
          </a>
          <MobileMenu page={page} />
        </nav>
      </div>
    </header>
  );
}

/** Marks the current page and its ancestors, except the home page, which is an ancestor of every page. */
function currentMarker(href: string, trail: readonly string[]): { 'aria-current'?: 'page' | 'true' } {
  if (href === trail.at(-1)) return { 'aria-current': 'page' };
  return trail.indexOf(href) > 0 ? { 'aria-current': 'true' } : {};
}
