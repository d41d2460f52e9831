import type { ServiceCardProps } from '@/components/sections/service-card';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

const cardFeatures = 3;

/** The services as cards: badge, name, short description, the first three features and the plate. */
export function serviceCards(language: Language): (ServiceCardProps & { slug: string })[] {
  const { services, ui } = contentIn(language);
  return services.map(({ slug, badge, name, shortDescription, features, image, imageAlt }) => ({
    slug,
    href: hrefOf(language, 'service', slug),
    badge: ui.badges[badge],
    name,
    text: shortDescription,
    features: features.slice(0, cardFeatures),
    explore: ui.actions.exploreService,
    exploreWhat: `${labelled(language, '')} ${name}`,
    picture: {
      src: pictureIn(language, image),
      small: variantOf(language, image, 'sm'),
      thumb: variantOf(language, image, 'thumb') ?? image,
      alt: imageAlt,
    },
  }));
}
