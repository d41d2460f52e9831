import { Atlas } from '@/components/sections/atlas';
import { FoldedIndex } from '@/components/sections/folded-index';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { CallOrBook } from './call-or-book';
import { CallToActionBlock } from './call-to-action-block';
import { cityPins, cityRows } from './city-lists';
import { PageCrumbs } from './page-crumbs';
import { allPairs, pairLink } from './pair-links';

/** All cities: a map, a card for each, and links to every industry in every city. */
export function LocationsPage({ page }: { page: Page }) {
  const { language } = page;
  const { industries, locationsPage } = contentIn(language);
  const pairs = allPairs(language);
  return (
    <>
      <Atlas
        crumbs={<PageCrumbs page={page} />}
        title={locationsPage.heading}
        lead={locationsPage.lead}
        mapAlt={locationsPage.mapAlt}
        pins={cityPins(language)}
        cities={cityRows(language)}
      >
        <CallOrBook page={page} />
      </Atlas>
      <FoldedIndex
        id="industries-by-city"
        title={locationsPage.industries.title}
        lead={locationsPage.industries.lead}
        groups={industries
          .map(({ slug, name }) => {
            const links = pairs
              .filter((pair) => pair.kind === 'city-industry' && pair.industry === slug)
              .map((pair) => pairLink(language, pair));
            return { title: name, links };
          })
          .filter(({ links }) => links.length > 0)}
      />
      <CallToActionBlock language={language} />
    </>
  );
}
