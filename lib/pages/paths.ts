import { homePaths } from '../i18n/language-of.ts';
import type { Language } from '../i18n/languages.ts';
import type { CollectionKind, FixedKind } from './page.ts';

/** The paths of the pages of fixed kinds. Alternates in other languages share their kind, not their path. */
const fixedPaths: Readonly<Record<Language, Readonly<Record<FixedKind, string>>>> = {
  en: {
    home: homePaths.en,
    services: '/services',
    locations: '/locations',
    'case-studies': '/case-studies',
    about: '/about',
    contact: '/contact',
    'contact-sent': '/contact/sent',
    search: '/search',
    'privacy-policy': '/privacy-policy',
    'terms-of-service': '/terms-of-service',
    accessibility: '/accessibility',
    sitemap: '/sitemap',
    'not-found': '/not-found',
    unavailable: '/unavailable',
  },
  fr: {
    home: homePaths.fr,
    services: '/fr/services',
    locations: '/fr/villes',
    'case-studies': '/fr/etudes-de-cas',
    about: '/fr/a-propos',
    contact: '/fr/contact',
    'contact-sent': '/fr/contact/envoye',
    search: '/fr/recherche',
    'privacy-policy': '/fr/politique-de-confidentialite',
    'terms-of-service': '/fr/conditions-d-utilisation',
    accessibility: '/fr/accessibilite',
    sitemap: '/fr/plan-du-site',
    'not-found': '/fr/introuvable',
    unavailable: '/fr/indisponible',
  },
};

/** The folders of the pages of collection kinds. */
const folders: Readonly<Record<Language, Readonly<Record<CollectionKind, string>>>> = {
  en: { service: '/services', city: '/locations', 'case-study': '/case-studies', landing: '/seo' },
  fr: {
    service: '/fr/services',
    city: '/fr/villes',
    'case-study': '/fr/etudes-de-cas',
    landing: '/fr/solutions',
  },
};

export const fixedPath = (language: Language, kind: FixedKind): string => fixedPaths[language][kind];

export const folderOf = (language: Language, kind: CollectionKind): string => folders[language][kind];

/** The web app manifests. */
export const manifestPaths: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  fr: '/fr/manifest.webmanifest',
};
