import { z } from 'zod';
import { entry, image, slug, words } from './parts.ts';

/** The target of a navigation link: the kind of a page, or an external address from `company.yaml`. */
const destination = z.union([
  z.enum(['home', 'services', 'locations', 'case-studies', 'about', 'contact', 'search', 'sitemap']),
  z.enum(['privacy-policy', 'terms-of-service', 'accessibility']),
  z.enum(['parent', 'careers', 'blog', 'linkedin', 'facebook']),
]);

const link = entry({ to: destination }, words('label'));

/** `navigation.yaml`: header and footer, except for the lists of services and cities. */
export const navigationSchema = entry(
  {
    header: z.array(link).length(6),
    company: z.array(link).min(3).max(8),
    social: z.array(link).min(1).max(5),
    legal: z.array(link).min(2).max(6),
    promo: z.strictObject({ image: image(), anchor: slug() }),
  },
  words(
    'moreCities',
    'allServices',
    'promoTitle',
    'promoText',
    'promoLink',
    'footerServices',
    'footerLocations',
    'footerCompany',
    'viewAllLocations',
  ),
);
