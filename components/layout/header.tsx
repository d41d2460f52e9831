import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { PhoneLink } from '@/components/ui/phone-link';
import type { LanguageLink, NavLink } from './nav-link';

type Props = {
  brand: { href: string; name: string; strong: string; light: string };
  entries: readonly (NavLink & { to: string })[];
  /** The panels below entries, by the entry's destination. */
  panels: Readonly<Record<string, ReactNode>>;
  menu: ReactNode;
  /** This page in the other languages. */
  alternates: readonly LanguageLink[];
  phone: { number: string; dial: string; label: string };
  words: { mainNavigation: string; menu: string; search: NavLink; getStarted: NavLink; sitemap: NavLink };
  /** The paths from the home page to the current one. */
  trail: readonly string[];
};

/**
 * The sticky header. Its panels are popovers with ids `panel-…`; on narrow screens there is one with id `menu`. Browsers
 * without popovers show links in place of the buttons.
 */
export function Header({ brand, entries, panels, menu, alternates, phone, words, trail }: Props) {
  return (
    <header className="hdr">
      <div className="wrap hdr-in">
        <a className="logo" href={brand.href} aria-label={brand.name}>
          <Logo strong={brand.strong} light={brand.light} />
        </a>
        <nav className="max-xl:hidden" aria-label={words.mainNavigation}>
          <ul className="nav">
            {entries.map(({ to, href, label }) => (
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
        <a
          className="icon-btn ml-auto max-xl:hidden"
          href={words.search.href}
          aria-label={words.search.label}
        >
          <Icon name="search" />
        </a>
        {alternates.map(({ locale, href, label }) => (
          <a key={locale} className="hdr-link max-sm:hidden" href={href} lang={locale} hrefLang={locale}>
            {label}
          </a>
        ))}
        <PhoneLink number={phone.number} dial={phone.dial} className="hdr-link max-sm:hidden" />
        <ButtonLink href={words.getStarted.href} className="max-sm:hidden">
          {words.getStarted.label}
        </ButtonLink>
        <a className="icon-btn sm:hidden" href={`tel:${phone.dial}`} aria-label={phone.label}>
          <Icon name="phone" />
        </a>
        <nav className="menu-nav" aria-label={words.menu}>
          <button className="icon-btn" type="button" popoverTarget="menu" aria-label={words.menu}>
            <Icon name="menu" />
            <Icon name="x" />
          </button>
          <a className="icon-btn without-popover" href={words.sitemap.href} aria-label={words.sitemap.label}>
            <Icon name="menu" />
          </a>
          {menu}
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
