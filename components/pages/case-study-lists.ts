import { contentIn, type LocalContent } from '@/lib/content/content-in';
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
 * The case study of the page's industry; without one, of its service, from its city if there is one.
 *
 * @throws Error if no case study used the service.
 */
export function closestCaseStudy(language: Language, entry: LocalContent['landing'][number]) {
  const { caseStudies, cities } = contentIn(language);
  const service = entry.kind === 'city-industry' ? entry.first[0]?.service : entry.service;
  const city = cities.find(({ slug }) => 'city' in entry && slug === entry.city)?.name;
  const ofService = caseStudies.filter(({ services }) => services.some((slug) => slug === service));
  const study =
    caseStudies.find(({ industry }) => 'industry' in entry && industry === entry.industry) ??
    ofService.find(({ place }) => place === city) ??
    ofService[0];
  if (!study)
    throw new Error(`content/case-studies has no study with the service ${service}, for ${entry.slug}`);
  return study;
}
