import { z } from 'zod';
import { languages } from '../../i18n/languages.ts';
import { coordinates, entry, filledAlike, line, words } from './parts.ts';

const phone = () => z.string().regex(/^\+1\d{10}$/, 'a number as +1 and ten digits');
const hour = () => z.string().regex(/^\d\d:\d\d$/, 'a time as HH:MM');

const numbers = [
  ['phone', 'phoneDial'],
  ['landingPhone', 'landingPhoneDial'],
] as const;

/** `company.yaml`: facts about the company and every figure it claims, each named after the place that shows it. */
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
    /** The office, for structured data. */
    position: z.strictObject(coordinates),
    social: z.strictObject({ linkedin: z.url(), facebook: z.url() }),
    priceRange: z.literal('$$'),
    openingHours: z.strictObject({ opens: hour(), closes: hour() }),
    landingOpeningHours: z.strictObject({ opens: hour(), closes: hour() }),
    /** The maximum that the privacy policy promises, counted from delivery. */
    messageRetentionDays: z.int().min(1),
  },
  z.strictObject({
    ...words('brand', 'brandStrong', 'brandLight', 'legalName', 'parentName', 'tagline', 'description').shape,
    /** The office; the street includes the suite. */
    address: words('street', 'city'),
    ...words(
      'phone',
      'landingPhone',
      'officeHours',
      'supportHours',
      'inquiryResponse',
      'averageResponse',
      'onSite',
      'consultationLength',
      'quoteTime',
      'reportTime',
      'factChecker',
    ).shape,
    homeFigures: words('years', 'clients', 'rating', 'reviews', 'response', 'uptime'),
    landingFigures: words('years', 'clients', 'rating', 'response'),
    aboutFigures: words('established', 'professionals'),
    languages: line(),
    /** The range of the price per person per month, such as `$95 to $140`; null until the owner fills it in. */
    pricePerPerson: line().nullish(),
  }),
)
  .superRefine(filledAlike('pricePerPerson'))
  .superRefine((company, context) => {
    for (const language of languages)
      for (const [shown, dialled] of numbers) {
        const [digits, written] = [company[dialled], company[language][shown]].map((number) =>
          number.replaceAll(/\D/g, ''),
        );
        if (digits?.slice(-10) === written?.slice(-10)) continue;
        const message = `the number that ${dialled} dials, ${company[dialled]}`;
        context.addIssue({ code: 'custom', path: [language, shown], message });
      }
  });
