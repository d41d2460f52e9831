import { CanadaMap } from '@/components/sections/canada-map';
import { CityPlates } from '@/components/sections/city-plates';
import { LinkTable } from '@/components/sections/link-table';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { CallToActionBlock } from './call-to-action-block';
import { cityPins } from './city-pins';
import { cityRows } from './city-rows';
import { industryCityLinks } from './landing-links';
import { PageCrumbs } from './page-crumbs';

const excerptLength = 120;

/** All cities: the map, then a plate each, from west to east. */
export function LocationsPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, industries, locationsPage, ui } = contentIn(language);
  const rows = cityRows(language, { look: 'light', length: excerptLength });
  const plates = cities
    .toSorted((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0))
    .flatMap(({ slug, image, province }) =>
      rows
        .filter((row) => row.slug === slug)
        .map((row) => ({ ...row, image, province: ui.provinces[province] })),
    );
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={locationsPage.heading} lead={locationsPage.lead}>
        <div className="mt-10 max-md:-mx-5 overflow-clip rounded-md bg-blue-100">
          <CanadaMap
            src="/art/canada-light.svg"
            alt={locationsPage.mapAlt}
            pins={cityPins(language)}
            look="light"
            first
          />
        </div>
      </PageIntro>
      <CityPlates cities={plates} />
      <LinkTable
        id="industries-by-city"
        title={locationsPage.industries.title}
        lead={locationsPage.industries.lead}
        rows={industries
          .map(({ slug, name }) => ({ name, links: industryCityLinks(language, slug) }))
          .filter(({ links }) => links.length > 0)}
      />
      <CallToActionBlock language={language} />
    </>
  );
}
