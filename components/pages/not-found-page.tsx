import { NotFound } from '@/components/sections/not-found';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { popularLinks } from './popular-links';

/** What is not found below these leads to the not-found page's own address, on the bundled server, too. */
const listPages = ['services', 'locations', 'case-studies'] as const;

/** The not-found page, at `/not-found` and in place of every path that leads nowhere. */
export function NotFoundPage({ page: { language, path } }: { page: Page }) {
  const { notFoundPage: words, ui } = contentIn(language);
  return (
    <NotFound
      home={path}
      redirectPattern={`^(${listPages.map((page) => hrefOf(language, page)).join('|')})/.`}
      title={words.heading}
      text={words.lead}
      mapAlt={words.mapAlt}
      actions={[
        { href: hrefOf(language, 'home'), label: ui.actions.home },
        { href: hrefOf(language, 'contact'), label: ui.actions.contactSupport },
      ]}
      cards={[
        { ...words.cards.services, href: hrefOf(language, 'services') },
        { ...words.cards.locations, href: hrefOf(language, 'locations') },
        { ...words.cards.caseStudies, href: hrefOf(language, 'case-studies') },
      ]}
      popular={{
        title: words.popularTitle,
        links: popularLinks(language),
      }}
    />
  );
}
