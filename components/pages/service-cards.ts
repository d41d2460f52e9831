import type { ServiceCardProps } from '@/components/sections/service-card';
import { contentIn } from '@/lib/content/content-in';
import { shownVersions } from '@/lib/content/shown-versions';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { variantOf } from '@/lib/pictures/variant-of';

const cardFeatures = 3;

/** The services as cards: badge, name, short description, the first three features and the plate. */
export function serviceCards(language: Language): ServiceCardProps[] {
  const { services, ui } = contentIn(language);
  return services.map(({ file, slug, badge, name, shortDescription, features, image, imageAlt }) => {
    const versions = shownVersions(file);
    const src = versions.includes('night') ? (variantOf(image, 'night') ?? image) : image;
    return {
      href: hrefOf(language, 'service', slug),
      badge: ui.badges[badge],
      name,
      text: shortDescription,
      features: features.slice(0, cardFeatures),
      explore: ui.actions.exploreService,
      picture: {
        src,
        small: variantOf(src, 'sm'),
        thumb: variantOf(image, 'thumb') ?? image,
        alt: imageAlt,
      },
    };
  });
}
