import { FoldedIndex } from '@/components/sections/folded-index';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Page, PageKind } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { citiesFromWest } from './cities-from-west';
import { industryGroups } from './industry-groups';
import { PageCrumbs } from './page-crumbs';

const entries = ['service', 'city', 'case-study', 'landing'];

/**
 * Every page of the site for people, from the same table as the file for crawlers. Each landing page stands once: in
 * cities under its service, for an industry in a city under that city, and for an industry anywhere under the industry.
 */
export function SitemapPage({ page }: { page: Page }) {
  const { language } = page;
  const { sitemapPage, navigation, company, landing, services } = contentIn(language);
  const { groups: words } = sitemapPage;
  const listed = pages(language).filter(({ listed }) => listed);
  const linksTo = (isShown: (page: Page) => boolean) =>
    listed.filter(isShown).map(({ path, label }) => ({ href: path, label }));
  const ofKind = (shown: PageKind) => linksTo(({ kind }) => kind === shown);
  const landingLinks = (isShown: (entry: (typeof landing)[number]) => boolean) => {
    const slugs = new Set(landing.filter(isShown).map(({ slug }) => slug));
    return linksTo(({ kind, slug }) => kind === 'landing' && slugs.has(slug));
  };
  const labels = new Map([...navigation.company, ...navigation.social].map(({ to, label }) => [to, label]));
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={sitemapPage.heading} lead={sitemapPage.lead}>
        <div className="mt-10">
          <LinkGroups
            groups={[
              { title: words.main, links: linksTo(({ kind }) => !entries.includes(kind)) },
              { title: words.services, links: ofKind('service') },
              { title: words.locations, links: ofKind('city') },
              {
                title: words.external,
                links: [
                  { href: company.parentUrl, label: company.parentName },
                  { href: company.careersUrl, label: labels.get('careers') ?? company.careersUrl },
                  { href: company.blogUrl, label: labels.get('blog') ?? company.blogUrl },
                  { href: company.social.linkedin, label: labels.get('linkedin') ?? company.social.linkedin },
                  { href: company.social.facebook, label: labels.get('facebook') ?? company.social.facebook },
                ],
              },
              { title: words.caseStudies, links: ofKind('case-study'), isWide: true },
            ]}
          />
        </div>
      </PageIntro>
      <FoldedIndex
        id="by-service"
        title={words.byService}
        groups={services.map(({ slug, name }) => {
          const links = landingLinks((entry) => entry.kind === 'service-city' && entry.service === slug);
          return { title: name, note: fillCount(language, words.inCities, links.length), links };
        })}
      />
      <FoldedIndex
        id="by-city"
        title={words.byCity}
        groups={citiesFromWest(language).map(({ slug, name }) => {
          const links = landingLinks((entry) => entry.kind === 'city-industry' && entry.city === slug);
          return { title: name, note: fillCount(language, words.forIndustries, links.length), links };
        })}
      />
      <FoldedIndex id="by-industry" title={words.byIndustry} groups={industryGroups(language)} />
    </>
  );
}
