import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { variantOf } from '@/lib/pictures/variant-of';

/** The case studies that pass the filter, as rows with a thumb. */
export function caseStudyRows(
  language: Language,
  isWanted: (study: LocalContent['caseStudies'][number]) => boolean,
) {
  return contentIn(language)
    .caseStudies.filter(isWanted)
    .map(({ slug, heading, summary, image }) => ({
      href: hrefOf(language, 'case-study', slug),
      title: heading,
      text: summary,
      image: variantOf(language, image, 'thumb') ?? image,
    }));
}
