import { z } from 'zod';
import { fields, image, listOf, slug } from './parts.ts';

/** The target of a navigation link: the kind of a page, or an external address from `company.yaml`. */
const destination = z.union([
  z.enum(['home', 'services', 'locations', 'case-studies', 'about', 'contact', 'search', 'sitemap']),
  z.enum(['privacy-policy', 'terms-of-service', 'accessibility']),
  z.enum(['parent', 'careers', 'blog', 'linkedin', 'facebook']),
]);

const link = fields({
  to: destination.describe('Where the link leads: a page, or an address from company.yaml.'),
  words: { label: 'Text of the link.' },
});

/** `navigation.yaml`: header and footer, except for the lists of services and cities. */
export const navigationSchema = fields({
  header: listOf(6, 'The six links of the header.', link),
  company: listOf([3, 8], 'The links under the company in the footer.', link),
  social: listOf([1, 5], 'The links to social networks.', link),
  legal: listOf([2, 6], 'The links in the last line of the footer.', link),
  promo: fields({
    image: image(),
    anchor: slug().describe('The place on the home page where it leads.'),
  }).describe('The picture in the menu of services.'),
  words: {
    moreCities: 'Link below the cities of the menu.',
    allServices: 'Link below the services of the menu.',
    promoTitle: 'Heading of the picture in the menu.',
    promoText: 'Text below it.',
    promoLink: 'Its link.',
    footerServices: 'Heading of the services in the footer.',
    footerLocations: 'Heading of the cities in the footer.',
    footerCompany: 'Heading of the company in the footer.',
    viewAllLocations: 'Link below the cities in the footer.',
  },
});
