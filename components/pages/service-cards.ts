import type { ServiceCardProps } from '@/components/sections/service-card';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

const maxFeatures = 3;
const maxRelated = 4;

/** All services as cards with their first features. */
export function serviceCards(language: Language): ServiceCardProps[] {
  const { services, ui } = contentIn(language);
  return services.map(({ slug, badge, name, situation, shortDescription, features, image, imageAlt }) => ({
    slug,
    href: hrefOf(language, 'service', slug),
    badge: ui.badges[badge],
    name,
    situation,
    text: shortDescription,
    features: features.slice(0, maxFeatures),
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

/** The first other services, as rows with a thumbnail. */
export function relatedServices(language: Language, current: string) {
  return contentIn(language)
    .services.filter(({ slug }) => slug !== current)
    .slice(0, maxRelated)
    .map(({ slug, name, shortDescription, image }) => ({
      href: hrefOf(language, 'service', slug),
      title: name,
      text: shortDescription,
      image: variantOf(language, image, 'thumb') ?? image,
    }));
}
