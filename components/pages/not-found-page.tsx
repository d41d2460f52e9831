import { NotFound } from '@/components/sections/not-found';
import { contentIn } from '@/lib/content/content-in';
import { findPage } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';

/** The not-found page, at `/not-found` and in place of every path that leads nowhere. */
export function NotFoundPage({ page: { language, path } }: { page: Page }) {
  const { notFoundPage: words, ui } = contentIn(language);
  const healthcare = findPage(language, 'landing', 'cybersecurity-compliance-healthcare');
  return (
    <NotFound
      home={path}
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
        links: [
          { href: hrefOf(language, 'city', 'toronto'), label: words.popular.toronto },
          ...(healthcare ? [{ href: healthcare.path, label: words.popular.healthcare }] : []),
          { href: hrefOf(language, 'city', 'vancouver'), label: words.popular.vancouver },
          { href: hrefOf(language, 'about'), label: words.popular.about },
        ],
      }}
    />
  );
}
