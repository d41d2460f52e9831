import { homePaths } from '../i18n/language-of.ts';
import type { Language } from '../i18n/languages.ts';
import type { PageKind } from './page.ts';

/** Kinds with many pages, told apart by slug. */
export type ManyKind = 'service' | 'city' | 'case-study' | 'landing';
export type SingleKind = Exclude<PageKind, ManyKind>;

/** Where the pages that exist once are, from the root. A page and its twins share their kind, never a part of an address. */
const single: Readonly<Record<Language, Readonly<Record<SingleKind, string>>>> = {
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

/** The folders that pages told apart by slug are in. */
const folders: Readonly<Record<Language, Readonly<Record<ManyKind, string>>>> = {
  en: { service: '/services', city: '/locations', 'case-study': '/case-studies', landing: '/seo' },
  fr: {
    service: '/fr/services',
    city: '/fr/villes',
    'case-study': '/fr/etudes-de-cas',
    landing: '/fr/solutions',
  },
};

export const singleAddress = (language: Language, kind: SingleKind): string => single[language][kind];

export const folderOf = (language: Language, kind: ManyKind): string => folders[language][kind];

/** What a browser reads that puts the site on a home screen. */
export const manifestAddresses: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  fr: '/fr/manifest.webmanifest',
};
