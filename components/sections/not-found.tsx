import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { redirectAttributes } from '@/lib/hydration/contract';
import { LinkCards } from './link-cards';
import { PictureHeader } from './picture-header';

type Link = { href: string; label: string };
type Props = {
  /** The boot script redirects unknown paths below `under` to `to`; any other path shows this page. */
  unknownSlugs: readonly { under: string; to: string }[];
  title: string;
  text: string;
  map: { alt: string; legend: string };
  actions: readonly [Link, Link];
  search: { action: string; label: string; placeholder: string; submit: string };
  cards: readonly { href: string; title: string; text: string }[];
  popular: { title: string; links: readonly Link[] };
  otherLanguages?: ReactNode;
};

/** The not-found page: a map with one mark in Hudson Bay, search, and links. On a phone the map follows the buttons. */
export function NotFound({
  unknownSlugs,
  title,
  text,
  map,
  actions: [primary, secondary],
  search,
  cards,
  popular,
  otherLanguages,
}: Props) {
  return (
    <>
      {unknownSlugs.map(({ under, to }) => (
        <span key={under} hidden {...redirectAttributes(`^${under}.`, to)} />
      ))}
      <div className="lost">
        <PictureHeader
          title={title}
          lead={text}
          picture={{
            shape: 'map',
            src: '/art/canada-404.svg',
            small: '/art/canada-404-sm.svg',
            alt: map.alt,
          }}
          legend={[{ sign: 'mark', text: map.legend }]}
        >
          <div className="face-ways">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink href={secondary.href} variant="quiet">
              {secondary.label}
            </ButtonLink>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: older screen readers support the role but not the element */}
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
          {otherLanguages}
        </PictureHeader>
      </div>
      <div className="section border-line-300 border-t">
        <div className="wrap">
          <LinkCards heading="h2" cards={cards} />
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
