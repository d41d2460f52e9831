import { z } from 'zod';
import { entry, line, words } from './parts.ts';

const phone = () => z.string().regex(/^\+1\d{10}$/, 'a number as +1 and ten digits');
const hour = () => z.string().regex(/^\d\d:\d\d$/, 'a time as HH:MM');

/** `company.yaml`: who the company is and every figure it claims, once each, named for the place that shows it. */
export const companySchema = entry(
  {
    origin: z.url(),
    parentUrl: z.url(),
    careersUrl: z.url(),
    blogUrl: z.url(),
    phoneDial: phone(),
    landingPhoneDial: phone(),
    email: z.email(),
    office: z.strictObject({
      province: z.literal('ON'),
      postalCode: z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'a postal code'),
      country: z.literal('CA'),
    }),
    /** Of the office, for crawlers. */
    position: z.strictObject({
      latitude: z.number().min(41).max(70),
      longitude: z.number().min(-141).max(-52),
    }),
    social: z.strictObject({ linkedin: z.url(), facebook: z.url() }),
    priceRange: z.literal('$$'),
    openingHours: z.strictObject({ opens: hour(), closes: hour() }),
    landingOpeningHours: z.strictObject({ opens: hour(), closes: hour() }),
    /** At most, in the site's own database, from the day on which a message was passed on. */
    messageRetentionDays: z.int().min(1),
  },
  z.strictObject({
    ...words('brand', 'brandStrong', 'brandLight', 'legalName', 'parentName', 'tagline', 'description').shape,
    /** Of the office, the suite behind the street. */
    address: words('street', 'city'),
    ...words(
      'phone',
      'landingPhone',
      'landingDesk',
      'officeHours',
      'supportHours',
      'inquiryResponse',
      'averageResponse',
      'onSite',
      'consultationLength',
      'quoteTime',
      'reportTime',
    ).shape,
    homeFigures: words('years', 'clients', 'rating', 'reviews', 'response', 'uptime'),
    landingFigures: words('years', 'clients', 'rating', 'response'),
    aboutFigures: words('established', 'professionals'),
    languages: line(),
  }),
);
