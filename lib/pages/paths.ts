import { homePaths } from '../i18n/language-of.ts';
import type { Language } from '../i18n/languages.ts';
import type { CollectionKind, FixedKind } from './page.ts';

type Paths = Readonly<Record<Language, string>>;

/** The paths of the pages of fixed kinds. Alternates in other languages share their kind, not their path. */
export const fixedPaths: Readonly<Record<FixedKind, Paths>> = {
  home: homePaths,
  services: { en: '/services', fr: '/fr/services' },
  locations: { en: '/locations', fr: '/fr/villes' },
  'case-studies': { en: '/case-studies', fr: '/fr/etudes-de-cas' },
  about: { en: '/about', fr: '/fr/a-propos' },
  contact: { en: '/contact', fr: '/fr/contact' },
  'contact-sent': { en: '/contact/sent', fr: '/fr/contact/envoye' },
  search: { en: '/search', fr: '/fr/recherche' },
  'privacy-policy': { en: '/privacy-policy', fr: '/fr/politique-de-confidentialite' },
  'terms-of-service': { en: '/terms-of-service', fr: '/fr/conditions-d-utilisation' },
  accessibility: { en: '/accessibility', fr: '/fr/accessibilite' },
  sitemap: { en: '/sitemap', fr: '/fr/plan-du-site' },
  'not-found': { en: '/not-found', fr: '/fr/introuvable' },
  unavailable: { en: '/unavailable', fr: '/fr/indisponible' },
};

/** The folders of the pages of collection kinds: most are below their list. */
export const folders: Readonly<Record<CollectionKind, Paths>> = {
  service: fixedPaths.services,
  city: fixedPaths.locations,
  'case-study': fixedPaths['case-studies'],
  landing: { en: '/seo', fr: '/fr/solutions' },
};

/** The web app manifests. */
export const manifestPaths: Paths = {
  en: '/manifest.webmanifest',
  fr: '/fr/manifest.webmanifest',
};
