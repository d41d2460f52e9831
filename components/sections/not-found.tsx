import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SheetHead } from './sheet-head';
import { SheetNumber } from './sheet-margin';

type Link = { href: string; label: string };
type Props = {
  /** An unknown path below `under` goes on to `to`; at any other the page is shown in place. */
  unknownSlugs: readonly { under: string; to: string }[];
  title: string;
  text: string;
  sheet: { label: string; number: string; place: string; legend: string; mapAlt: string };
  actions: readonly [Link, Link];
  search: { action: string; label: string; placeholder: string; submit: string };
  cards: readonly { href: string; title: string; text: string }[];
  popular: { title: string; links: readonly Link[] };
  /** Says it again in other languages, where the page is shown whatever language the address is in. */
  others?: ReactNode;
};

/** Lost: a sheet with one mark in Hudson Bay, and the ways back. */
export function NotFound({
  unknownSlugs,
  title,
  text,
  sheet,
  actions: [main, quiet],
  search,
  cards,
  popular,
  others,
}: Props) {
  return (
    <>
      {unknownSlugs.map(({ under, to }) => (
        <span key={under} hidden data-from={`^${under}.`} data-to={to} />
      ))}
      <SheetHead
        title={title}
        lead={text}
        picture={{ shape: 'map', src: '/art/canada-404.svg', small: undefined, alt: sheet.mapAlt }}
        legend={[{ sign: 'mark', text: sheet.legend }]}
        facts={<SheetNumber label={sheet.label} text={sheet.number} place={sheet.place} />}
      >
        <div className="face-ways">
          <ButtonLink href={main.href}>{main.label}</ButtonLink>
          <ButtonLink href={quiet.href} look="quiet">
            {quiet.label}
          </ButtonLink>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: older screen readers know the role, not yet the element */}
        <form role="search" action={search.action} className="needs-script mt-5 flex gap-3">
          <input
            className="input min-w-0 flex-1"
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.placeholder}
          />
          <button type="submit" className="btn btn-quiet">
            {search.submit}
          </button>
        </form>
        {others}
      </SheetHead>
      <div className="section border-line-300 border-t">
        <div className="wrap">
          <div className="pillars">
            {cards.map((card) => (
              <div key={card.href} className="relative">
                <h2 className="text-h3">
                  <a className="card-link hover:text-blue-700" href={card.href}>
                    {card.title}
                  </a>
                </h2>
                <p className="mt-3 text-ink-700">{card.text}</p>
              </div>
            ))}
          </div>
          <h2 className="mt-12 text-h3">{popular.title}</h2>
          <ul className="ruled mt-4 grid gap-x-8 sm:grid-cols-2">
            {popular.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
