import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

/** The case studies that pass the filter, as rows with a thumbnail and the plan. */
export function caseStudyRows(
  language: Language,
  isIncluded: (study: LocalContent['caseStudies'][number]) => boolean,
) {
  return contentIn(language)
    .caseStudies.filter(isIncluded)
    .map(({ slug, heading, summary, image }) => ({
      href: hrefOf(language, 'case-study', slug),
      title: heading,
      text: summary,
      image: variantOf(language, image, 'thumb') ?? image,
      plan: { src: pictureIn(language, image), small: variantOf(language, image, 'sm') },
    }));
}

/** All case studies as success stories for the home page. */
export function successStoryCards(language: Language) {
  return contentIn(language).caseStudies.map(
    ({ slug, heading, summary, industryName, place, image, imageAlt }) => ({
      href: hrefOf(language, 'case-study', slug),
      title: heading,
      text: summary,
      caption: `${industryName}, ${place}`,
      picture: {
        src: pictureIn(language, image),
        small: variantOf(language, image, 'sm'),
        thumb: variantOf(language, image, 'thumb') ?? image,
        alt: imageAlt,
      },
    }),
  );
}

/**
 * A link to the case study of the page's industry; without one, to a study of its service, from its city if there is one. The
 * label says which of the two it is.
 *
 * @throws Error if no case study used the service.
 */
export function closestCaseStudy(language: Language, entry: LocalContent['landing'][number]) {
  const { caseStudies, cities, services, buyerQuestions } = contentIn(language);
  const { sameIndustry, sameService } = buyerQuestions.links;
  const ofIndustry = caseStudies.find(({ industry }) => 'industry' in entry && industry === entry.industry);
  if (ofIndustry) return studyLink(language, ofIndustry, sameIndustry);
  const slug = entry.kind === 'city-industry' ? entry.first[0]?.service : entry.service;
  const city = cities.find((one) => 'city' in entry && one.slug === entry.city)?.name;
  const ofService = caseStudies.filter((study) => study.services.some((service) => service === slug));
  const study = ofService.find(({ place }) => place === city) ?? ofService[0];
  const service = services.find((one) => one.slug === slug);
  if (!study || !service)
    throw new Error(`content/case-studies has no study with the service ${slug}, for ${entry.slug}`);
  return studyLink(language, study, sameService, service.name);
}

function studyLink(
  language: Language,
  { slug, industryName: industry, place, heading }: LocalContent['caseStudies'][number],
  label: string,
  service = '',
) {
  return {
    href: hrefOf(language, 'case-study', slug),
    label: fill(label, { service, industry, place, heading }),
  };
}
