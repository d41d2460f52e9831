import { QuestionList } from '@/components/sections/question-list';
import { RowList } from '@/components/sections/row-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { TextList } from '@/components/ui/text-list';
import { Ticks } from '@/components/ui/ticks';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { thumbOf } from '@/lib/pictures/picture-of';
import { variantOf } from '@/lib/pictures/variant-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { service as serviceJsonLd } from '@/lib/seo/json-ld/service';
import { ContactBlock } from './contact-block';
import { HeightProfile } from './height-profile';
import { OfficeBlock } from './office-block';
import { PageIntro } from './page-intro';
import { ResponseBlock } from './response-block';
import { relatedServices } from './service-cards';
import { OnSiteCityLinks, ServiceLandingLinks } from './service-links';
import { ServicePlate } from './service-plate';
import { SourceBlock } from './source-block';
import { StudyBand } from './study-band';
import { TalkAside } from './talk-aside';

const maxAsideFeatures = 4;

/** A service: description, features, benefits, questions, price, links to its landing pages, case studies. */
export function ServicePage({ page }: { page: Page }) {
  const { language } = page;
  const { services, ui } = contentIn(language);
  const service = getEntry(services, page.slug);
  const { included, benefit, outsideToronto } = service.questions;
  return (
    <>
      <PageIntro
        page={page}
        title={fill(ui.service.heading, { name: service.name })}
        lead={service.shortDescription}
        isLow
        actions={
          <>
            <PhoneLink {...phoneOf(page)} className="btn btn-primary" />
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
            <TextList items={service.features} className="ruled tight mt-3 grid gap-x-10 sm:grid-cols-2" />
          </div>
          <div className="col-span-4 col-start-9 max-lg:mt-9">
            <TalkAside
              page={page}
              contact={{ href: '#contact', label: ui.actions.sendMessage }}
              picture={thumbOf(language, service.image)}
            >
              <h3 className="mt-5 font-sans font-semibold">{ui.service.leadTime}</h3>
              <p className="mt-1 text-ink-700 text-sm">{service.implementation}</p>
              <h3 className="mt-4 font-sans font-semibold">{ui.service.topFeatures}</h3>
              <Ticks items={service.features.slice(0, maxAsideFeatures)} className="mt-2 text-sm" />
            </TalkAside>
          </div>
        </div>
      </div>
      <BenefitBand language={language} service={service} />
      <SideHeaded id="questions" title={ui.service.questions}>
        <QuestionList
          questions={[
            included,
            benefit,
            { ...outsideToronto, more: <OnSiteCityLinks language={language} /> },
          ]}
        />
      </SideHeaded>
      {service.contactChoice === 'managed-it' && <OfficeBlock page={page} size="section" />}
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
      <ServiceLandingLinks language={language} service={service} />
      <StudyBand language={language} service={service} />
      <ContactBlock page={page} service={service.slug} />
      <SourceBlock language={language} sources={[service.sources]} />
      <HeightProfile language={language} ground="white" />
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

const benefitIcons = ['life-buoy', 'file-check', 'users', 'clock'] as const;

type BenefitProps = { language: Language; service: LocalContent['services'][number] };

/** A full-width list of benefits, each with an icon: the first in large type. The picture has no words. */
function BenefitBand({ language, service }: BenefitProps) {
  return (
    <section className="on-blue benefits grid grid-cols-1 lg:grid-cols-[7fr_5fr]" aria-labelledby="benefits">
      <div className="lg:pr-14">
        <h2 id="benefits" className="text-section">
          {contentIn(language).ui.service.benefits}
        </h2>
        <ul>
          {service.benefits.map((item, index) => (
            <li key={item}>
              <Icon name={benefitIcons[index % benefitIcons.length] ?? benefitIcons[0]} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <img
        src={variantOf(language, service.image, 'tall') ?? service.image}
        alt=""
        width="540"
        height="630"
        loading="lazy"
      />
    </section>
  );
}
