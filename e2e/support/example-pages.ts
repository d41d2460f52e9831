/** Pages whose layout others have as well: the text of a legal page, a city. */
export const sameLayout: readonly string[] = ['/terms-of-service', '/accessibility', '/locations/halifax'];

/** One page of each kind, with the name to report it by. */
export const examplePages: readonly [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['a service', '/services/cloud-solutions'],
  ['locations', '/locations'],
  ['a city with others in its province', '/locations/calgary'],
  ['the only city of its province', '/locations/halifax'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['message sent', '/contact/sent'],
  ['case studies', '/case-studies'],
  ['a case study', '/case-studies/legal-firm-compliance'],
  ['privacy policy', '/privacy-policy'],
  ['terms of service', '/terms-of-service'],
  ['accessibility', '/accessibility'],
  ['sitemap', '/sitemap'],
  ['search', '/search'],
  ['not found', '/not-found'],
  ['a service in a city', '/seo/managed-it-services-toronto'],
  ['a service for an industry', '/seo/cybersecurity-compliance-healthcare'],
  ['an industry in a city', '/seo/quebec-city-real-estate'],
];
