import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

/** The case studies as short stories for the home page. */
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
