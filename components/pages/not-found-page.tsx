import { NotFound } from '@/components/sections/not-found';
import { contentIn } from '@/lib/content/content-in';
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

/** The not-found page, served at `/not-found` and for unknown paths. */
export function NotFoundPage({ page, isForAllLanguages = false }: Props) {
  const { language } = page;
  const { notFoundPage: words, ui } = contentIn(language);
  return (
    <NotFound
      unknownSlugs={unknownRules()}
      title={words.heading}
      text={words.lead}
      map={{
        alt: words.mapAlt,
        legend: fillCount(language, words.here, pages(language).filter(({ listed }) => listed).length),
      }}
      actions={[
        { href: hrefOf(language, 'home'), label: ui.actions.home },
        { href: hrefOf(language, 'contact'), label: ui.actions.contactSupport },
      ]}
      search={{
        action: hrefOf(language, 'search'),
        label: ui.search.label,
        placeholder: ui.search.placeholder,
        submit: ui.search.title,
      }}
      cards={[
        { ...words.cards.services, href: hrefOf(language, 'services') },
        { ...words.cards.locations, href: hrefOf(language, 'locations') },
        { ...words.cards.caseStudies, href: hrefOf(language, 'case-studies') },
      ]}
      otherLanguages={isForAllLanguages && <OtherLanguages page={page} />}
      popular={{ title: words.popularTitle, links: popularLinks(language) }}
    />
  );
}
