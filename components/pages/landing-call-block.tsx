import { SideHeaded } from '@/components/sections/side-headed';
import { GoLinks } from '@/components/ui/go-links';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { buyerQuestionsId } from './buyer-questions-block';
import { PriceNote } from './price-note';

type Props = { page: Page; entry: LocalContent['landing'][number] };
type Study = LocalContent['caseStudies'][number];

/**
 * The call to action of a landing page, how its service is or all are billed, and links to a case study, the table of priorities and what
 * buyers ask.
 */
export function LandingCallBlock({ page, entry }: Props) {
  const { language } = page;
  const { ui, buyerQuestions, services } = contentIn(language);
  const { links } = buyerQuestions;
  const service = 'service' in entry ? getEntry(services, entry.service) : undefined;
  return (
    <SideHeaded id="call-title" title={ui.callToAction.title}>
      <p className="text-lead">{ui.landing.callText}</p>
      <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-5" />
      <PriceNote language={language} billing={service?.billing} />
      <GoLinks
        links={[
          closestCaseStudy(language, entry),
          { href: `${hrefOf(language, 'terms-of-service')}#priorities`, label: links.response },
          { href: `${hrefOf(language, 'about')}#${buyerQuestionsId}`, label: links.answers },
        ]}
      />
    </SideHeaded>
  );
}

/**
 * A link to the case study of the page's industry; without one, to a study of its service, from its city if there is one, or else
 * the one in which the service mattered most. The label says which of the two it is, and for a service what came of it.
 *
 * @throws Error if no case study used the service.
 */
function closestCaseStudy(language: Language, entry: LocalContent['landing'][number]) {
  const { caseStudies, cities, services, buyerQuestions } = contentIn(language);
  const { sameIndustry, sameService, noneOfIndustry } = buyerQuestions.links;
  const ofIndustry = caseStudies.find(({ industry }) => 'industry' in entry && industry === entry.industry);
  if (ofIndustry) return studyLink(language, ofIndustry, sameIndustry);
  const slug = entry.kind === 'city-industry' ? entry.first[0]?.service : entry.service;
  const city = cities.find((one) => 'city' in entry && one.slug === entry.city)?.name;
  const service = services.find((one) => one.slug === slug);
  const rank = ({ services: used }: Study) => (service ? used.indexOf(service.slug) : -1);
  const ofService = caseStudies.filter((study) => rank(study) >= 0).sort((a, b) => rank(a) - rank(b));
  const study = ofService.find(({ place }) => place === city) ?? ofService[0];
  if (!study || !service)
    throw new Error(`content/case-studies has no study with the service ${slug}, for ${entry.slug}`);
  return studyLink(language, study, 'industry' in entry ? noneOfIndustry : sameService, service);
}

function studyLink(
  language: Language,
  { slug, industryName: industry, place, heading, results, serviceResults = [] }: Study,
  label: string,
  service?: LocalContent['services'][number],
) {
  const number = serviceResults.find((one) => one.service === service?.slug)?.result;
  const result = number && results[number - 1];
  return {
    href: hrefOf(language, 'case-study', slug),
    label: fill(label, { service: service?.name ?? '', industry, place, heading: result || heading }),
  };
}
