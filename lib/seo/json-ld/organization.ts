import type { Organization, WithContext } from 'schema-dts';
import { contentIn } from '../../content/content-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteOrigin } from '../site-origin.ts';
import { otherNames } from './local-business.ts';

/** The company as an organization. */
export function organization(language: Language): WithContext<Organization> {
  const { company } = contentIn(language);
  const origin = siteOrigin();
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}#organization`,
    name: company.brand,
    ...otherNames(language),
    legalName: company.legalName,
    description: company.description,
    url: origin,
    logo: `${origin}/art/icon-512.png`,
    foundingDate: company.aboutFigures.established,
    parentOrganization: { '@type': 'Organization', name: company.parentName, url: company.parentUrl },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.phoneDial,
      email: company.email,
      contactType: 'customer support',
      areaServed: company.office.country,
      availableLanguage: ['en', 'fr'],
    },
    sameAs: [company.social.linkedin, company.parentUrl, company.social.facebook],
  };
}
