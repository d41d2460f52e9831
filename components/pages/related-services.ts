import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { variantOf } from '@/lib/pictures/variant-of';

const shown = 4;

/** Up to four other services, as rows with a thumb. */
export function relatedServices(language: Language, slug: string) {
  return contentIn(language)
    .services.filter((service) => service.slug !== slug)
    .slice(0, shown)
    .map((service) => ({
      href: hrefOf(language, 'service', service.slug),
      title: service.name,
      text: service.shortDescription,
      image: variantOf(language, service.image, 'thumb') ?? service.image,
    }));
}
