import { CityServices } from '@/components/sections/city-services';
import { LinkRows } from '@/components/sections/link-groups';
import { RemoteMessage } from '@/components/sections/remote-message';
import { RowList } from '@/components/sections/row-list';
import { SheetHead } from '@/components/sections/sheet-head';
import { TalkAside } from '@/components/sections/talk-aside';
import { ButtonLink } from '@/components/ui/button-link';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CallToActionBlock } from './call-to-action-block';
import { areaCovered } from './city-area';
import { CityFacts } from './city-facts';
import { CityIndex } from './city-index';
import { cityPhrases } from './city-phrases';
import { cityPlate } from './city-plate';
import { mapLegend } from './map-legend';
import { nearbyCities } from './nearby-cities';
import { PageCrumbs } from './page-crumbs';
import { allPairs, partLink } from './pair-links';
import { SourceBlock } from './source-block';

const rowFeatures = 4;
const asideServices = 5;

/** One city: its map and facts, the page of every service and industry there, what is often asked for, the cities nearby. */
export function CityPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, services, ui, company } = contentIn(language);
  const city = getEntry(cities, page.slug);
  const names = cityPhrases(language, city);
  const phone = { number: company.phone, dial: company.phoneDial };
  const nearby = nearbyCities(language, city);
  const allLocations = { href: hrefOf(language, 'locations'), label: ui.actions.allLocations };
  const pairs = allPairs(language).filter((pair) => 'city' in pair && pair.city === city.slug);
  const industryLinks = pairs
    .filter(({ kind }) => kind === 'city-industry')
    .map((pair) => partLink(language, pair, 'industry'));
  return (
    <>
      <SheetHead
        crumbs={<PageCrumbs page={page} />}
        title={fill(ui.city.heading, names)}
        lead={city.description}
        picture={cityPlate(language, city)}
        legend={mapLegend(language, city)}
        facts={<CityFacts language={language} city={city} />}
      >
        <div className="face-ways">
          <ButtonLink href={hrefOf(language, 'contact')}>{ui.actions.bookConsultation}</ButtonLink>
          <PhoneLink {...phone} className="btn btn-quiet" />
        </div>
      </SheetHead>
      <CityServices
        title={fill(ui.city.services, names)}
        lead={city.servicesIntro}
        services={services.flatMap(({ slug, icon, features }) =>
          pairs
            .filter((pair) => pair.kind === 'service-city' && pair.service === slug)
            .map((pair) => ({
              link: partLink(language, pair, 'service'),
              icon,
              features: features.slice(0, rowFeatures),
            })),
        )}
      />
      <div className="section bg-mist">
        <div className="wrap grid-12">
          <div className="col-span-7">
            <h2 className="text-section">{fill(ui.city.industries, names)}</h2>
            <LinkRows links={industryLinks} />
            <h2 className="mt-8 text-h3">{ui.city.area}</h2>
            <p className="mt-3 max-w-[36em] text-ink-700">{areaCovered(language, city)}</p>
          </div>
          <div className="col-span-4 col-start-9 max-lg:mt-14">
            <TalkAside
              title={ui.service.talkTitle}
              text={ui.service.talkText}
              phone={phone}
              contact={{ href: `mailto:${company.email}`, label: company.email }}
            >
              <dl className="facts mt-8">
                <div>
                  <dt>{ui.city.officeHours}</dt>
                  <dd>{company.officeHours}</dd>
                </div>
              </dl>
              <h3 className="mt-6 font-sans font-semibold">{ui.city.specialised}</h3>
              <Ticks items={city.specialisedServices.slice(0, asideServices)} className="mt-3" />
            </TalkAside>
          </div>
        </div>
      </div>
      {nearby.length > 0 ? (
        <RowList
          id="nearby"
          title={fill(ui.city.nearby, names)}
          thumbs="square"
          cards={nearby}
          more={allLocations}
          aside={<CityIndex language={language} city={city} />}
        />
      ) : (
        <RemoteMessage
          title={fill(ui.city.remoteTitle, names)}
          text={fill(ui.city.remoteText, names)}
          link={allLocations}
          aside={<CityIndex language={language} city={city} />}
        />
      )}
      <SourceBlock language={language} sources={[city.sources]} />
      <CallToActionBlock language={language} />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: fill(ui.city.heading, names),
          description: city.description,
          parts: services.map(({ name }) => name),
          city,
          hasDesk: true,
        })}
      />
    </>
  );
}
