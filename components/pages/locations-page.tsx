import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FoldedIndex } from '@/components/sections/folded-index';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { CallOrBook } from './call-or-book';
import { CallToAction } from './call-to-action';
import { CanadaMap } from './canada-map';
import { pairLink, pairsOf } from './pair-links';
import { PlaceAndTime } from './place-and-time';

/** All cities: a map above their list, and links to every industry in every city. */
export function LocationsPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, industries, locationsPage } = contentIn(language);
  const slugs = cities.map(({ slug }) => slug);
  return (
    <>
      <div className="face atlas">
        {/* Hovering or focusing a city on the map or in the list highlights it in the other. */}
        <style>{`${highlight(slugs, 'row', 'at')}{--pin:var(--color-larch-400)}${highlight(slugs, 'at', 'row')}{background:var(--color-blue-50)}`}</style>
        <div className="wrap">
          <div className="face-text">
            <Breadcrumbs page={page} />
            <h1 className="text-h1">{locationsPage.heading}</h1>
            <p className="lead">{locationsPage.lead}</p>
            <CallOrBook page={page} />
          </div>
          <div className="face-art">
            <CanadaMap language={language} alt={locationsPage.mapAlt} theme="light" first />
            <span className="neat-edge max-xl:hidden" />
          </div>
          <div className="face-margin gap-x-8 pt-6 pb-0 md:grid-cols-2 lg:pt-14">
            {cities.map((city) => (
              <article key={city.slug} className={`row-card reveal row-${city.slug}`}>
                <img src={city.image} alt="" width="208" height="208" loading="lazy" />
                <div>
                  <h2>
                    <a className="card-link" href={hrefOf(language, 'city', city.slug)}>
                      {city.name}
                    </a>
                  </h2>
                  <p className="cap">
                    <PlaceAndTime language={language} city={city} />
                  </p>
                  <p>{city.description}</p>
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
      <FoldedIndex
        id="industries-by-city"
        title={locationsPage.industries.title}
        lead={locationsPage.industries.lead}
        groups={industries
          .map(({ slug, name }) => ({
            title: name,
            links: pairsOf(language, 'city-industry', 'industry', slug).map((pair) =>
              pairLink(language, pair),
            ),
          }))
          .filter(({ links }) => links.length > 0)}
      />
      <CallToAction language={language} />
    </>
  );
}

type Mark = 'row' | 'at';

/** Selects each city's element with the class `to-…` while its element with the class `from-…` is hovered or focused. */
function highlight(slugs: readonly string[], from: Mark, to: Mark): string {
  return slugs
    .map((slug) => `.atlas:has(.${from}-${slug}:is(:hover,:focus-within)) .${to}-${slug}`)
    .join(',');
}
