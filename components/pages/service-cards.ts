import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureOf, thumbOf } from '@/lib/pictures/picture-of';

const maxFeatures = 3;
const maxRelated = 4;

export type ServiceCard = ReturnType<typeof serviceCards>[number];

/** All services as cards with their first features. */
export function serviceCards(language: Language) {
  const { services, ui } = contentIn(language);
  return services.map((service) => ({
    slug: service.slug,
    href: hrefOf(language, 'service', service.slug),
    badge: ui.badges[service.badge],
    name: service.name,
    situation: service.situation,
    text: service.shortDescription,
    features: service.features.slice(0, maxFeatures),
    explore: ui.actions.exploreService,
    /** Read by screen readers after `explore`: the service. */
    exploreWhat: `${labelled(language, '')} ${service.name}`,
    picture: pictureOf(language, service),
    thumb: thumbOf(language, service.image),
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
      image: thumbOf(language, image),
    }));
}
