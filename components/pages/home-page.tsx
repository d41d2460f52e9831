import { RiskAssessment } from '@/components/islands/quiz/risk-assessment';
import { SecurityCheck } from '@/components/islands/quiz/security-check';
import { HeightProfile } from '@/components/sections/height-profile';
import { Hero } from '@/components/sections/hero';
import { HomeLocations } from '@/components/sections/home-locations';
import { IndustryList } from '@/components/sections/industry-list';
import { NightBand } from '@/components/sections/night-band';
import { OvernightLog } from '@/components/sections/overnight-log';
import { Quizzes } from '@/components/sections/quizzes';
import { Quotes } from '@/components/sections/quotes';
import { ServiceGrid } from '@/components/sections/service-grid';
import { SuccessStories } from '@/components/sections/success-stories';
import { Trust } from '@/components/sections/trust';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import { labelled, quoted } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { organization } from '@/lib/seo/json-ld/organization';
import { serviceList } from '@/lib/seo/json-ld/service-list';
import { webSite } from '@/lib/seo/json-ld/web-site';
import { successStoryCards } from './case-study-lists';
import { cityPins, cityRows } from './city-lists';
import { ContactBlock } from './contact-block';
import { FaqBlock } from './faq-block';
import { heightProfileOf } from './height-profile-of';
import { homeNight } from './home-night';
import { industryServiceLinks } from './landing-links';
import { OfficeBlock } from './office-block';
import { SafeIsland } from './safe-island';
import { serviceCards } from './service-cards';

const maxCities = 6;
const cityExcerptLength = 100;
const riskLinkTargets = ['services', 'case-studies', 'locations'] as const;

/** The home page. `docs/specification.md` sets the order of its sections. */
export function HomePage({ page }: { page: Page }) {
  const { language } = page;
  const {
    homePage: words,
    ui,
    company,
    testimonials,
    industries,
    securityCheck,
    riskAssessment,
    services,
  } = contentIn(language);
  const { homeFigures } = company;
  const night = homeNight(language);
  const phone = { number: company.phone, dial: company.phoneDial };
  const contact = hrefOf(language, 'contact');
  const supplies = {
    language,
    phone,
    words: ui.fieldSheet,
    services: services.map(({ slug, name }) => ({ slug, name, href: hrefOf(language, 'service', slug) })),
  };
  const { startRisk, ...commonWords } = ui.quiz;
  const quizWords = {
    ...commonWords,
    scoreLabel: labelled(language, ui.quiz.score),
    levelLabel: labelled(language, ui.quiz.level),
  };
  return (
    <>
      <Hero
        kicker={words.hero.kicker}
        headline={night.moments.find(({ marked }) => marked)?.headline ?? []}
        lead={words.hero.lead}
        actions={[
          { href: '#services', label: ui.actions.viewServices },
          { href: '#risk-assessment', label: ui.actions.riskAssessment },
          { href: '#contact', label: ui.actions.contactUs },
        ]}
        call={{ href: `tel:${phone.dial}`, label: fill(ui.shell.call, { phone: phone.number }) }}
        log={<OvernightLog {...words.log} entries={night.moments} />}
        band={<NightBand {...words.band} hours={night.hours} rows={night.rows} moments={night.moments} />}
        closed={words.closed}
        offices={{ zones: night.zones, ...company.openingHours }}
        banner={{
          ...words.check,
          link: { href: '#cybersecurity-check', label: ui.actions.startFreeAssessment },
        }}
      />
      <Trust
        title={words.trust.title}
        lead={words.trust.lead}
        statistics={[
          { value: homeFigures.years, label: words.trust.statistics.years },
          { value: homeFigures.clients, label: words.trust.statistics.clients },
          { value: homeFigures.response, label: words.trust.statistics.response },
          { value: homeFigures.uptime, label: words.trust.statistics.uptime },
        ]}
        pillars={words.trust.pillars}
      />
      <ServiceGrid id="services" {...words.services} services={serviceCards(language)} />
      <OfficeBlock language={language} />
      <HomeLocations
        {...words.locations}
        phone={phone}
        pins={cityPins(language)}
        cities={cityRows(language, cityExcerptLength).slice(0, maxCities)}
        all={{ href: hrefOf(language, 'locations'), label: ui.actions.viewAllLocations }}
      />
      <Quotes
        title={words.testimonials.title}
        rating={words.testimonials.rating}
        quotes={testimonials.items.map(({ rating, quote, ...rest }) => ({
          ...rest,
          quote: quoted(language, quote),
          stars: fill(ui.rating.label, { rating: formatNumber(language, rating) }),
        }))}
      />
      <Quizzes
        title={words.quizzes.title}
        riskTitle={words.quizzes.riskTitle}
        picture="/art/plate-cybersecurity-compliance-thumb.svg"
        phone={phone}
        check={
          <SafeIsland language={language}>
            <SecurityCheck quiz={securityCheck} words={quizWords} supplies={supplies} reportHref={contact} />
          </SafeIsland>
        }
        assessment={
          <SafeIsland language={language}>
            <RiskAssessment
              assessment={riskAssessment}
              words={{ ...quizWords, start: startRisk }}
              supplies={supplies}
              reportHref={contact}
              links={words.riskLinks.map((link, index) => ({
                ...link,
                href: hrefOf(language, riskLinkTargets[index] ?? 'services'),
              }))}
            />
          </SafeIsland>
        }
      />
      <SuccessStories
        {...words.caseStudies}
        stories={successStoryCards(language)}
        all={{ href: hrefOf(language, 'case-studies'), label: ui.actions.allCaseStudies }}
      />
      <IndustryList
        {...words.industries}
        industries={industries
          .filter(({ onlyWithServices }) => !onlyWithServices)
          .flatMap(({ slug, name, description, solutionsInShort }) =>
            industryServiceLinks(language, slug)
              .slice(0, 1)
              .map((page) => ({ name, description, solutions: solutionsInShort, page })),
          )}
      />
      <FaqBlock language={language} />
      <ContactBlock page={page} />
      <HeightProfile {...heightProfileOf(language)} ground="white" />
      <JsonLd data={localBusiness(language)} />
      <JsonLd data={organization(language)} />
      <JsonLd data={webSite(language)} />
      <JsonLd data={serviceList(language)} />
    </>
  );
}
