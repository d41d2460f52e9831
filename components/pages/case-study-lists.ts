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
