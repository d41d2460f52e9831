import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LinkList, type PartLink } from '@/components/ui/link-list';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { LandingPair } from '@/lib/landing/landing-pairs';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page, PageKind } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { thumbOf } from '@/lib/pictures/picture-of';
import { CanadaMap } from './canada-map';
import { pairLink, pairsOf, partLink } from './pair-links';

/** Kinds with a list of their own. */
const kindsWithList = ['service', 'city', 'case-study', 'landing'];
const externalPages = ['parent', 'careers', 'blog', 'linkedin', 'facebook'] as const;

/**
 * The HTML sitemap, from the same page table as `sitemap.xml`. Each landing page is listed once: a service in a city
 * under the service, an industry in a city under the city, a service for an industry under the industry.
 */
export function SitemapPage({ page }: { page: Page }) {
  const { language } = page;
  const { sitemapPage, locationsPage, navigation, services, cities, industries } = contentIn(language);
  const { groups: words } = sitemapPage;
  const listed = pages(language).filter(({ listed }) => listed);
  const linksTo = (isShown: (page: Page) => boolean) =>
    listed.filter(isShown).map(({ path, label }) => ({ href: path, label }));
  const ofKind = (shown: PageKind) => linksTo(({ kind }) => kind === shown);
  const labels = new Map([...navigation.company, ...navigation.social].map(({ to, label }) => [to, label]));
  const fold = (name: string) => fill(words.fold, { name });
  return (
    <>
      <div className="face atlas index-map">
        <div className="wrap">
          <div className="face-text">
            <Breadcrumbs page={page} />
            <h1>{sitemapPage.heading}</h1>
            <p className="lead">{sitemapPage.lead}</p>
          </div>
          <nav className="face-art" aria-label={words.byCity}>
            <CanadaMap language={language} alt={locationsPage.mapAlt} theme="light" first />
            <span className="neat-edge max-lg:hidden" />
          </nav>
        </div>
      </div>
      <div className="wrap mt-8">
        <OpenRow title={words.main} links={linksTo(({ kind }) => !kindsWithList.includes(kind))} />
        <OpenRow title={words.caseStudies} links={ofKind('case-study')} isLong />
        <OpenRow
          title={words.external}
          links={externalPages.map((to) => {
            const href = destinationOf(language, to);
            return { href, label: labels.get(to) ?? href };
          })}
        />
      </div>
      <IndexRows
        id="by-service"
        title={words.byService}
        lead={words.byServiceLead}
        rows={services.map(({ slug, name, image }) => ({
          name,
          href: hrefOf(language, 'service', slug),
          thumb: { src: thumbOf(language, image), size: 420 },
          fold: fold(name),
          links: pairsOf(language, 'service-city', 'service', slug).map((pair) =>
            partLink(language, pair, 'city'),
          ),
        }))}
      />
      <IndexRows
        id="by-city"
        title={words.byCity}
        lead={words.byCityLead}
        rows={cities.map(({ slug, name, image }) => ({
          name,
          href: hrefOf(language, 'city', slug),
          thumb: { src: image, size: 208 },
          fold: fold(name),
          links: pairsOf(language, 'city-industry', 'city', slug).map((pair) => industryLink(language, pair)),
        }))}
      />
      <IndexRows
        id="by-industry"
        title={words.byIndustry}
        lead={words.byIndustryLead}
        columns="of-services"
        rows={industries.map(({ slug, name }) => ({
          name,
          thumb: { src: `/art/industry-${slug}-thumb.svg`, size: 208 },
          fold: fold(name),
          links: pairsOf(language, 'service-industry', 'industry', slug).map((pair) =>
            partLink(language, pair, 'service'),
          ),
        }))}
      />
    </>
  );
}

/** Shows only the industry's name, since the heading already names the city. */
function industryLink(language: Language, pair: LandingPair & { industry: string }) {
  const { href, label } = pairLink(language, pair);
  const { name } = getEntry(contentIn(language).industries, pair.industry);
  return { href, label: name, after: `, ${label}` };
}

type IndexRow = {
  name: string;
  href?: string;
  thumb: { src: string; size: number };
  /** The accessible name of the control that unfolds the links. */
  fold: string;
  links: readonly PartLink[];
};
type RowsProps = {
  id: string;
  title: string;
  lead: string;
  rows: readonly IndexRow[];
  /** Columns as wide as the names of the five services, in place of equal ones. */
  columns?: 'of-services';
};

/** Index rows of a picture, a name and links, which are folded on phones and tablets. */
function IndexRows({ id, title, lead, rows, columns }: RowsProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="part-title">
          {title}
        </h2>
        <p className="mt-1 text-ink-700">{lead}</p>
        <ul className="mt-4 border-line-300 border-t">
          {rows.map(({ name, href, thumb, fold, links }) => (
            <li key={name} className="index-row">
              <img src={thumb.src} alt="" width={thumb.size} height={thumb.size} loading="lazy" />
              <h3 className="font-sans font-semibold text-lg">{href ? <a href={href}>{name}</a> : name}</h3>
              <details>
                <summary>
                  <span className="sr-only">{fold}</span>
                </summary>
                <LinkList links={links} className={columns} />
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type RowProps = {
  title: string;
  links: readonly PartLink[];
  /** Set if the labels are whole sentences. */
  isLong?: boolean;
};

/** An index row with its own heading whose links are never folded. */
function OpenRow({ title, links, isLong = false }: RowProps) {
  return (
    <section className="index-row open">
      <h2 className="font-sans font-semibold text-lg">{title}</h2>
      <LinkList links={links} className={isLong ? 'long' : undefined} />
    </section>
  );
}
