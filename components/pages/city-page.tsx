import { CityHead } from '@/components/sections/city-head';
import { CityServices } from '@/components/sections/city-services';
import { RemoteMessage } from '@/components/sections/remote-message';
import { RowList } from '@/components/sections/row-list';
import { TalkAside } from '@/components/sections/talk-aside';
import { JsonLd } from '@/components/ui/json-ld';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { findPage } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CallToActionBlock } from './call-to-action-block';
import { areaCovered } from './city-area';
import { cityFacts } from './city-facts';
import { cityPhrases } from './city-phrases';
import { cityIndustryLinks } from './landing-links';
import { nearbyCities } from './nearby-cities';
import { PageCrumbs } from './page-crumbs';
import { SourceBlock } from './source-block';

const rowFeatures = 4;
const asideServices = 5;

/** One city: its map and facts, every service there, what is often asked for, and the cities nearby. */
export function CityPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, services, ui, company } = contentIn(language);
  const city = getEntry(cities, page.slug);
  const names = cityPhrases(language, city);
  const phone = { number: company.phone, dial: company.phoneDial };
  const nearby = nearbyCities(language, city);
  const links = services.flatMap(({ slug, name }) => {
    const landing = findPage(language, 'landing', `${slug}-${city.slug}`);
    return landing ? [{ href: landing.path, label: name }] : [];
  });
  return (
    <>
      <CityHead
        crumbs={<PageCrumbs page={page} />}
        title={fill(ui.city.heading, names)}
        lead={city.description}
        actions={{
          contact: { href: hrefOf(language, 'contact'), label: ui.actions.bookConsultation },
          phone,
        }}
        map={{
          src: `/art/plate-${city.slug}.svg`,
          small: `/art/plate-${city.slug}-sm.svg`,
          alt: city.imageAlt,
        }}
        facts={cityFacts(language, city)}
      />
      <CityServices
        title={fill(ui.city.services, names)}
        lead={city.servicesIntro}
        services={services.map(({ slug, name, icon, features }) => ({
          href: hrefOf(language, 'service', slug),
          name,
          icon,
          features: features.slice(0, rowFeatures),
        }))}
      />
      <div className="section border-line-200 border-t bg-mist">
        <div className="wrap grid-12">
          <div className="col-span-7">
            <h2 className="text-h2">{fill(ui.city.landing, names)}</h2>
            <ul className="ruled mt-10">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <h2 className="mt-14 text-h3">{fill(ui.city.industries, names)}</h2>
            <ul className="ruled mt-4 grid gap-x-8 sm:grid-cols-2">
              {cityIndustryLinks(language, city.slug).map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <h2 className="mt-14 text-h3">{ui.city.area}</h2>
            <p className="mt-3 max-w-[60ch] text-ink-700">{areaCovered(language, city)}</p>
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
                <div>
                  <dt>{ui.city.support}</dt>
                  <dd>{city.onSite ? ui.city.onSite : ui.city.remote}</dd>
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
          more={{ href: hrefOf(language, 'locations'), label: ui.actions.allLocations }}
        />
      ) : (
        <RemoteMessage
          title={fill(ui.city.remoteTitle, names)}
          text={fill(ui.city.remoteText, names)}
          link={{ href: hrefOf(language, 'locations'), label: ui.actions.allLocations }}
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
