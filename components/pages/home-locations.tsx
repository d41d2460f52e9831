import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { excerpt } from '@/lib/i18n/excerpt';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { CanadaMap } from './canada-map';
import { PlaceAndTime } from './place-and-time';

const maxCities = 6;
const excerptLength = 100;

/** The first cities in a column in front of a night map that bleeds off the page; in narrower windows the map is above them. */
export function HomeLocations({ page }: { page: Page }) {
  const { language } = page;
  const { homePage, cities, ui } = contentIn(language);
  const { title, lead, mapAlt } = homePage.locations;
  return (
    <section className="on-night section relative overflow-clip" aria-labelledby="locations-title">
      <div className="wrap head">
        <h2 id="locations-title" className="max-w-[9.94em] text-h2">
          {title}
        </h2>
        <div>
          <p className="lead">{lead}</p>
          <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-5" />
        </div>
      </div>
      <div className="home-map">
        <CanadaMap language={language} alt={mapAlt} theme="night" />
      </div>
      <div className="wrap home-cities">
        <div className="border-night-800 border-b">
          {cities.slice(0, maxCities).map((city) => (
            <article key={city.slug} className="row-card reveal">
              <h3>
                <a className="card-link" href={hrefOf(language, 'city', city.slug)}>
                  {city.name}
                </a>
                <span className="cap font-normal font-sans">
                  <PlaceAndTime language={language} city={city} />
                </span>
              </h3>
              <p>{excerpt(city.description, excerptLength)}</p>
            </article>
          ))}
        </div>
        <ButtonLink href={hrefOf(language, 'locations')} variant="quiet" className="mt-6">
          {ui.actions.viewAllLocations}
        </ButtonLink>
      </div>
    </section>
  );
}
