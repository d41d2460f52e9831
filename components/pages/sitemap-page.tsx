import { LinkColumns } from '@/components/sections/link-columns';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import type { Page, PageKind } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { PageCrumbs } from './page-crumbs';

/** Every page of the site for people, from the same table as the file for crawlers. */
export function SitemapPage({ page }: { page: Page }) {
  const { sitemapPage, navigation, company } = contentIn(page.language);
  const { groups } = sitemapPage;
  const listed = pages(page.language).filter(({ listed }) => listed);
  const linksTo = (...kinds: PageKind[]) =>
    listed.filter(({ kind }) => kinds.includes(kind)).map(({ path, label }) => ({ href: path, label }));
  const labels = new Map([...navigation.company, ...navigation.social].map(({ to, label }) => [to, label]));
  const entries = ['service', 'city', 'case-study', 'landing'];
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={sitemapPage.heading} lead={sitemapPage.lead} />
      <LinkColumns
        groups={[
          {
            title: groups.main,
            links: listed
              .filter(({ kind }) => !entries.includes(kind))
              .map(({ path, label }) => ({ href: path, label })),
          },
          { title: groups.services, links: linksTo('service') },
          { title: groups.locations, links: linksTo('city') },
          { title: groups.caseStudies, links: linksTo('case-study') },
          {
            title: groups.external,
            links: [
              { href: company.parentUrl, label: company.parentName },
              { href: company.careersUrl, label: labels.get('careers') ?? company.careersUrl },
              { href: company.blogUrl, label: labels.get('blog') ?? company.blogUrl },
              { href: company.social.linkedin, label: labels.get('linkedin') ?? company.social.linkedin },
              { href: company.social.facebook, label: labels.get('facebook') ?? company.social.facebook },
            ],
          },
          { title: groups.guides, links: linksTo('landing'), wide: true },
        ]}
      />
    </>
  );
}
