import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LinkRows } from '@/components/sections/link-rows';
import { PictureHeader } from '@/components/sections/picture-header';
import { SideHeaded } from '@/components/sections/side-headed';
import { TermRows } from '@/components/sections/term-rows';
import { JsonLd } from '@/components/ui/json-ld';
import { LocalTime } from '@/components/ui/local-time';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { CallOrBook } from './call-or-book';
import { CallToAction } from './call-to-action';
import { cityMap } from './city-map';
import { cityPhrases, postalAreas } from './city-phrases';
import { CityServiceBlock } from './city-service-block';
import { CityServices } from './city-services';
import { NearbyBlock } from './nearby-block';
import { pairLink, pairsOf, partLink } from './pair-links';
import { PriceNote } from './price-note';
import { ResponseBlock } from './response-block';
import { checkedNote, SourceBlock } from './source-block';

/** A city: its map and facts, its services, who calls from there and why, response times, how we bill, links, nearby cities. */
export function CityPage({ page }: { page: Page }) {
  const { language } = page;
  const { cities, services, ui, company } = contentIn(language);
  const city = getEntry(cities, page.slug);
  const phrases = cityPhrases(language, city);
  const servicePages = pairsOf(language, 'service-city', 'city', city.slug);
  const industryPages = pairsOf(language, 'city-industry', 'city', city.slug);
  return (
    <>
      <PictureHeader
        crumbs={<Breadcrumbs page={page} />}
        title={fill(ui.city.heading, phrases)}
        lead={city.description}
        {...cityMap(language, city)}
        checked={checkedNote(language, [city.sources])}
        facts={<CityFacts language={language} city={city} />}
      >
        <CallOrBook page={page} />
      </PictureHeader>
      <CityServices page={page} />
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
        <PriceNote language={language} />
      </SideHeaded>
      <SideHeaded id="city-pages" title={fill(ui.city.servicePages, phrases)} ground="mist">
        <LinkRows links={servicePages.map((pair) => pairLink(language, pair))} isLong />
      </SideHeaded>
      <SideHeaded id="city-industries" title={fill(ui.city.industries, phrases)} ground="mist">
        <LinkRows links={industryPages.map((pair) => partLink(language, pair, 'industry'))} />
      </SideHeaded>
      <NearbyBlock language={language} city={city} />
      <SourceBlock language={language} sources={[city.sources]} />
      <CallToAction language={language} />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: fill(ui.city.heading, phrases),
          description: city.description,
          parts: services.map(({ name }) => name),
          city,
          call: { dial: company.phoneDial, hours: company.openingHours },
        })}
      />
    </>
  );
}

type FactsProps = { language: Language; city: LocalContent['cities'][number] };

/** Key facts next to a city's map: local time, support hours, postal codes. */
function CityFacts({ language, city }: FactsProps) {
  const { city: words, contactFacts, timeZones } = contentIn(language).ui;
  return (
    <dl className="facts">
      <div>
        <dt>{words.time}</dt>
        <dd>
          <LocalTime timeZone={city.timeZone} fallback={timeZones[city.timeZone]} />
        </dd>
      </div>
      <div>
        <dt>{words.support}</dt>
        <dd>{contactFacts.supportText}</dd>
      </div>
      <div>
        <dt>{words.postalCodes}</dt>
        <dd className="font-normal!">{postalAreas(language, city)}</dd>
      </div>
    </dl>
  );
}
