import { CityServices } from '@/components/sections/city-services';
import { LinkRows } from '@/components/sections/link-groups';
import { PictureHeader } from '@/components/sections/picture-header';
import { SideHeaded } from '@/components/sections/side-headed';
import { TalkAside } from '@/components/sections/talk-aside';
import { TermRows } from '@/components/sections/term-rows';
import { GoLink } from '@/components/ui/go-link';
import { JsonLd } from '@/components/ui/json-ld';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CallOrBook } from './call-or-book';
import { CallToActionBlock } from './call-to-action-block';
import { CityFacts } from './city-facts';
import { CityIndex } from './city-index';
import { nearbyCities } from './city-lists';
import { cityMap } from './city-map';
import { cityPhrases } from './city-phrases';
import { CityServiceBlock } from './city-service-block';
import { PageCrumbs } from './page-crumbs';
import { allPairs, pairLink, partLink } from './pair-links';
import { ResponseBlock } from './response-block';
import { checkedNote, SourceBlock } from './source-block';

const maxFeatures = 4;
const maxSpecialised = 5;

/** A city: its map and facts, its services, who calls from there and why, response times, links, nearby cities. */
export function CityPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, services, ui, company } = contentIn(language);
  const city = getEntry(cities, page.slug);
  const phrases = cityPhrases(language, city);
  const phone = { number: company.phone, dial: company.phoneDial };
  const nearby = nearbyCities(language, city);
  const all = allPairs(language);
  const pagesOf = (kind: 'service-city' | 'city-industry') =>
    all.filter((pair) => pair.kind === kind && pair.city === city.slug);
  return (
    <>
      <PictureHeader
        crumbs={<PageCrumbs page={page} />}
        title={fill(ui.city.heading, phrases)}
        lead={city.description}
        {...cityMap(language, city)}
        checked={checkedNote(language, [city.sources])}
        facts={<CityFacts language={language} city={city} />}
      >
        <CallOrBook page={page} />
      </PictureHeader>
      <CityServices
        title={fill(ui.city.services, phrases)}
        lead={city.servicesIntro}
        services={services.map(({ slug, name, icon, features }) => ({
          href: hrefOf(language, 'service', slug),
          name,
          icon,
          here: localFeature(language, slug, city.slug),
          features: features.slice(0, maxFeatures),
        }))}
        aside={
          <TalkAside
            title={ui.service.talkTitle}
            text={ui.service.talkText}
            phone={phone}
            contact={{ href: `mailto:${company.email}`, label: company.email }}
          >
            <dl className="facts mt-5">
              <div>
                <dt>{ui.city.support}</dt>
                <dd>{company.supportHours}</dd>
              </div>
              <div>
                <dt>{ui.city.officeHours}</dt>
                <dd>{company.officeHours}</dd>
              </div>
            </dl>
            <h3 className="mt-3 font-sans font-semibold">{ui.city.specialised}</h3>
            <Ticks items={city.specialisedServices.slice(0, maxSpecialised)} className="mt-3" />
          </TalkAside>
        }
      />
      <SideHeaded id="who-calls" title={fill(ui.city.whoCalls, phrases)}>
        <p className="text-lead">{city.callers}</p>
      </SideHeaded>
      <SideHeaded id="local-conditions" title={fill(ui.city.conditions, phrases)} ground="mist">
        <TermRows items={city.localConditions} />
      </SideHeaded>
      <CityServiceBlock language={language} city={city} />
      <SideHeaded id="visits" title={ui.city.visits}>
        <p className="text-lead">
          {city.technicianBase ? `${city.visits} ${city.technicianBase}` : city.visits}
        </p>
        <div className="mt-8">
          <ResponseBlock language={language} />
        </div>
      </SideHeaded>
      <SideHeaded id="city-pages" title={fill(ui.city.servicePages, phrases)} ground="mist">
        <LinkRows links={pagesOf('service-city').map((pair) => pairLink(language, pair))} isLong />
      </SideHeaded>
      <SideHeaded id="city-industries" title={fill(ui.city.industries, phrases)} ground="mist">
        <LinkRows links={pagesOf('city-industry').map((pair) => partLink(language, pair, 'industry'))} />
      </SideHeaded>
      <SideHeaded
        id="nearby"
        title={fill(nearby.length > 0 ? ui.city.nearby : ui.city.remoteTitle, phrases)}
        aside={<GoLink href={hrefOf(language, 'locations')}>{ui.actions.allLocations}</GoLink>}
      >
        {nearby.length > 0 ? (
          nearby.map(({ href, title, text }) => (
            <article key={href} className="near">
              <h3 className="text-h3">
                <a className="link" href={href}>
                  {title}
                </a>
              </h3>
              <p className="mt-2 text-ink-700">{text}</p>
            </article>
          ))
        ) : (
          <p className="lead near">{fill(ui.city.remoteText, phrases)}</p>
        )}
        <CityIndex language={language} city={city} />
      </SideHeaded>
      <SourceBlock language={language} sources={[city.sources]} />
      <CallToActionBlock language={language} />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: fill(ui.city.heading, phrases),
          description: city.description,
          parts: services.map(({ name }) => name),
          city,
          call: { dial: phone.dial, hours: company.openingHours },
        })}
      />
    </>
  );
}

/** What a service does first in this city alone: the first feature of the landing page about both. */
function localFeature(language: Language, service: string, city: string): string | undefined {
  const pair = contentIn(language).landing.find(
    (entry) => entry.kind === 'service-city' && entry.service === service && entry.city === city,
  );
  return pair?.kind === 'service-city' ? pair.features[0] : undefined;
}
