import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { LanguageLink, NavLink } from './nav-link';

type Entry = NavLink & { to: string };
type Props = {
  id: string;
  entries: readonly Entry[];
  /** The links below entries, by the entry's destination. */
  lists: Readonly<Record<string, readonly (NavLink & { icon?: IconName })[]>>;
  phone: { number: string; dial: string };
  getStarted: NavLink;
  search: NavLink;
  /** This page in the other languages. */
  alternates: readonly LanguageLink[];
};

/** The menu on narrow screens. Entries with links expand in place. */
export function MobileMenu({ id, entries, lists, phone, getStarted, search, alternates }: Props) {
  return (
    <div className="drop menu" id={id} popover="auto">
      <div className="wrap">
        <ul>
          {entries.map((entry) => (
            <li key={entry.href}>{menuEntry(entry, lists[entry.to])}</li>
          ))}
        </ul>
        <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
        <PhoneLink {...phone} className="btn btn-quiet" />
        <p>
          <a className="link" href={search.href}>
            {search.label}
          </a>
        </p>
        {alternates.map(({ locale, href, label }) => (
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

function menuEntry(entry: Entry, list: Props['lists'][string] | undefined): ReactNode {
  if (!list) {
    return (
      <a className="menu-row" href={entry.href}>
        {entry.label}
      </a>
    );
  }
  return (
    <details>
      <summary className="menu-row">
        {entry.label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {list.map(({ href, label, icon }) => (
          <li key={label}>
            <a href={href}>
              {icon && <Icon name={icon} />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
