import { BenefitBand } from '@/components/sections/benefit-band';
import { HeightProfile } from '@/components/sections/height-profile';
import { LinkGrids } from '@/components/sections/link-grids';
import { PageIntro } from '@/components/sections/page-intro';
import { QuestionList } from '@/components/sections/question-list';
import { RowList } from '@/components/sections/row-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { StudyBand } from '@/components/sections/study-band';
import { TalkAside } from '@/components/sections/talk-aside';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { RuledList } from '@/components/ui/ruled-list';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { variantOf } from '@/lib/pictures/variant-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { caseStudyRows } from './case-study-lists';
import { ContactBlock } from './contact-block';
import { heightProfileOf } from './height-profile-of';
import { serviceCityLinks, serviceIndustryLinks } from './landing-links';
import { OfficeBlock } from './office-block';
import { OnSiteCityLinks } from './on-site-city-links';
import { PageCrumbs } from './page-crumbs';
import { ResponseBlock } from './response-block';
import { relatedServices } from './service-cards';
import { ServicePlate } from './service-plate';
import { SourceBlock } from './source-block';

const maxAsideFeatures = 4;

/** A service: description, features, benefits, questions, price, links to its landing pages, case studies. */
export function ServicePage({ page }: { page: Page }) {
  const { language } = page;
  const { services, ui, company } = contentIn(language);
  const service = getEntry(services, page.slug);
  const { included, benefit, outsideToronto } = service.questions;
  const cities = serviceCityLinks(language, service.slug);
  const studies = caseStudyRows(language, (study) =>
    matchesServiceByFirstWord(
      study.services.map((slug) => getEntry(services, slug).name),
      service.name,
    ),
  );
  return (
    <>
      <PageIntro
        crumbs={<PageCrumbs page={page} />}
        title={fill(ui.service.heading, { name: service.name })}
        lead={service.shortDescription}
        isLow
        actions={
          <>
            <PhoneLink number={company.phone} dial={company.phoneDial} className="btn btn-primary" />
            <a className="link" href="#contact">
              {ui.actions.sendMessage}
            </a>
          </>
        }
      >
        <ServicePlate language={language} service={service} />
      </PageIntro>
      <div className="section pt-8! lg:pt-10!">
        <div className="wrap grid-12">
          <div className="col-span-7">
            <p className="max-w-[37.2em] lg:text-xl">{service.longDescription}</p>
            <h2 className="mt-6 text-section lg:mt-12">{ui.service.features}</h2>
            <RuledList items={service.features} className="tight mt-3 grid gap-x-10 sm:grid-cols-2" />
          </div>
          <div className="col-span-4 col-start-9 max-lg:mt-9">
            <TalkAside
              title={ui.service.talkTitle}
              text={ui.service.talkText}
              phone={{ number: company.phone, dial: company.phoneDial }}
              contact={{ href: '#contact', label: ui.actions.sendMessage }}
              picture={variantOf(language, service.image, 'thumb') ?? service.image}
            >
              <h3 className="mt-5 font-sans font-semibold">{ui.service.topFeatures}</h3>
              <Ticks items={service.features.slice(0, maxAsideFeatures)} className="mt-2 text-sm" />
              <h3 className="mt-4 font-sans font-semibold">{ui.service.leadTime}</h3>
              <p className="mt-1 text-ink-700 text-sm">{service.implementation}</p>
            </TalkAside>
          </div>
        </div>
      </div>
      <BenefitBand
        title={ui.service.benefits}
        items={service.benefits}
        picture={variantOf(language, service.image, 'tall') ?? service.image}
      />
      <SideHeaded id="questions" title={ui.service.questions}>
        <QuestionList
          questions={[
            included,
            benefit,
            { ...outsideToronto, more: <OnSiteCityLinks language={language} /> },
          ]}
        />
      </SideHeaded>
      {service.contactChoice === 'managed-it' && <OfficeBlock language={language} size="section" />}
      <SideHeaded id="price" title={ui.service.priceTitle} ground="mist">
        <p className="max-w-[36em] text-lead">{service.price}</p>
        <div className="mt-8">
          <ResponseBlock language={language} />
        </div>
      </SideHeaded>
      <RowList
        id="related-services"
        title={ui.service.related}
        thumbs="square"
        cards={relatedServices(language, service.slug)}
        more={{ href: hrefOf(language, 'services'), label: ui.actions.allServices }}
      />
      <LinkGrids
        id="service-pages"
        title={ui.service.whereAndFor}
        grids={[
          {
            id: 'service-cities',
            title: fill(ui.service.cities, { name: service.name }),
            links: cities.shown,
            note: cities.more > 0 ? fillCount(language, ui.service.moreCities, cities.more) : undefined,
          },
          {
            id: 'service-industries',
            title: fill(ui.service.industries, { name: service.name }),
            links: serviceIndustryLinks(language, service.slug),
          },
        ]}
      />
      {studies.length > 0 && (
        <StudyBand
          title={ui.service.caseStudies}
          studies={studies}
          more={{ href: hrefOf(language, 'case-studies'), label: ui.actions.allCaseStudies }}
        />
      )}
      <ContactBlock page={page} service={service.slug} />
      <SourceBlock language={language} sources={[service.sources]} />
      <HeightProfile {...heightProfileOf(language)} ground="white" />
      <JsonLd
        data={serviceJsonLd(language, {
          path: page.path,
          name: service.name,
          description: service.longDescription,
          parts: service.features,
        })}
      />
      <JsonLd data={faqPage(language, [included, benefit, outsideToronto])} />
    </>
  );
}

/** Compares the first word of the service's name, "Cloud" in "Cloud Solutions", with every word of the names. */
function matchesServiceByFirstWord(namesInCaseStudy: readonly string[], serviceName: string): boolean {
  const [firstWord = ''] = serviceName.split(' ');
  return namesInCaseStudy.some((name) => name.split(' ').includes(firstWord));
}
