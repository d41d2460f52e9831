import { LinkCards } from '@/components/sections/link-cards';
import { PictureHeader } from '@/components/sections/picture-header';
import { ButtonLink } from '@/components/ui/button-link';
import { LinkList } from '@/components/ui/link-list';
import { contentIn } from '@/lib/content/content-in';
import { redirectAttributes } from '@/lib/hydration/contract';
import { fillCount } from '@/lib/i18n/fill-count';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { unknownRules } from '@/lib/pages/redirects';
import { OtherLanguages } from './other-languages';
import { popularLinks } from './popular-links';

type Props = {
  page: Page;
  /** Set for `404.html`, which some hosts serve for unknown paths in every language. */
  isForAllLanguages?: boolean;
};

/**
 * The not-found page, served at `/not-found` and for unknown paths: a map with one mark in Hudson Bay, search, and links. On a
 * phone the map follows the buttons.
 */
export function NotFoundPage({ page, isForAllLanguages = false }: Props) {
  const { language } = page;
  const { notFoundPage: words, ui } = contentIn(language);
  const listed = pages(language).filter((other) => other.listed);
  return (
    <>
      {/* The boot script redirects unknown paths below `under` to `to`; any other path shows this page. */}
      {unknownRules().map(({ under, to }) => (
        <span key={under} hidden {...redirectAttributes(`^${under}.`, to)} />
      ))}
      <div className="lost">
        <PictureHeader
          title={words.heading}
          lead={words.lead}
          picture={{
            shape: 'map',
            src: '/art/canada-404.svg',
            small: '/art/canada-404-sm.svg',
            alt: words.mapAlt,
          }}
          legend={[{ sign: 'mark', text: fillCount(language, words.here, listed.length) }]}
        >
          <div className="face-ways">
            <ButtonLink href={hrefOf(language, 'home')}>{ui.actions.home}</ButtonLink>
            <ButtonLink href={hrefOf(language, 'contact')} variant="quiet">
              {ui.actions.contactSupport}
            </ButtonLink>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: older screen readers support the role but not the element */}
          <form role="search" action={hrefOf(language, 'search')} className="needs-script mt-5 flex gap-3">
            <input
              className="input min-w-0 flex-1"
              type="search"
              name="q"
              aria-label={ui.search.label}
              placeholder={ui.search.placeholder}
            />
            <button type="submit" className="btn btn-quiet">
              {ui.search.title}
            </button>
          </form>
          {isForAllLanguages && <OtherLanguages page={page} />}
        </PictureHeader>
      </div>
      <div className="section border-line-300 border-t">
        <div className="wrap">
          <LinkCards
            heading="h2"
            cards={[
              { ...words.cards.services, href: hrefOf(language, 'services') },
              { ...words.cards.locations, href: hrefOf(language, 'locations') },
              { ...words.cards.caseStudies, href: hrefOf(language, 'case-studies') },
            ]}
          />
          <h2 className="mt-12 text-h3">{words.popularTitle}</h2>
          <LinkList links={popularLinks(language)} className="ruled mt-4 grid gap-x-8 sm:grid-cols-2" />
        </div>
      </div>
    </>
  );
}
