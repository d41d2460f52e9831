import { z } from 'zod';
import { languages } from '../../i18n/languages.ts';
import { coordinates, fields, filledAlike, line } from './parts.ts';

const phone = () => z.string().regex(/^\+1\d{10}$/, 'a number as +14165550178: +1 and ten digits');
const hour = z.string().regex(/^\d\d:\d\d$/, 'a time as HH:MM');
const hours = fields({
  opens: hour.describe('When it opens, as HH:MM.'),
  closes: hour.describe('When it closes, as HH:MM.'),
});

const numbers = [
  ['phone', 'phoneDial'],
  ['landingPhone', 'landingPhoneDial'],
] as const;

/** `company.yaml`: facts about the company and every figure it claims, each named after the place that shows it. */
export const companySchema = fields({
  origin: z.url().describe('The address of this website, beginning with https.'),
  parentUrl: z.url().describe('The website of the parent company.'),
  careersUrl: z.url().describe('Where its open positions are.'),
  blogUrl: z.url().describe('Its blog.'),
  phoneDial: phone().describe('The number that a tap on a phone number dials: +1 and ten digits.'),
  landingPhoneDial: phone().describe('The same on Toronto’s landing pages.'),
  email: z.email().describe('The address that the website shows.'),
  office: fields({
    province: z.literal('ON').describe('The province in two letters.'),
    postalCode: z
      .string()
      .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'a postal code')
      .describe('The postal code.'),
    country: z.literal('CA').describe('The country in two letters.'),
  }).describe('The head office; its street and city are under en and fr.'),
  position: fields(coordinates).describe('Where the office is, for search engines.'),
  social: fields({
    linkedin: z.url().describe('Our page on LinkedIn.'),
    facebook: z.url().describe('Our page on Facebook.'),
  }).describe('Our pages on social networks, linked in the footer.'),
  priceRange: z.literal('$$').describe('The price range for search engines: always $$.'),
  openingHours: hours.describe(
    'When offices are open, for search engines and for the count of closed offices on the home page.',
  ),
  landingOpeningHours: hours.describe('The hours that landing pages give to search engines.'),
  messageRetentionDays: z
    .int()
    .min(1)
    .describe('Days for which the database keeps a message that was passed on; the privacy policy says it.'),
  words: {
    brand: 'The name, in the title of every page and wherever we name ourselves.',
    brandStrong: 'The bold part of the name in the logo.',
    brandLight: 'The light part of the name in the logo.',
    legalName: 'The full name, in the footer and in legal texts.',
    parentName: 'The name of the parent company.',
    tagline: 'One sentence below the logo in the footer.',
    description: 'Who we are, for search engines.',
    address: fields({ street: 'Street with the suite.', city: 'City.' }).describe('The head office.'),
    phone: 'The phone number as people read it: the same as the one that a tap dials.',
    landingPhone: 'Toronto’s number as people read it: the same as the one that a tap dials.',
    officeHours: 'When the office is open, in a few letters.',
    supportHours: 'When support answers.',
    inquiryResponse: 'In how long every inquiry is answered.',
    averageResponse: 'From a call until a technician works on it, on average.',
    onSite: 'In how long a technician is on site, in the cities with on-site service.',
    consultationLength: 'How long the free consultation takes.',
    quoteTime: 'From the consultation to the written quote.',
    reportTime: 'From the request to the email that explains the result of a quiz.',
    homeFigures: fields({
      years: 'Years in IT services, on the home page.',
      clients: 'Active clients, on the home page.',
      rating: 'Average rating, on the home page.',
      reviews: 'Number of reviews, on the home page.',
      response: 'averageResponse, as short as the home page needs it.',
      uptime: 'Guaranteed uptime, on the home page.',
    }).describe('Figures on the home page.'),
    landingFigures: fields({
      years: 'Years in IT services, on landing pages.',
      clients: 'Clients, on landing pages.',
      rating: 'Average rating, on landing pages.',
      response: 'Response when a business has stopped, on landing pages.',
    }).describe('Figures on landing pages.'),
    aboutFigures: fields({
      established: 'The year of foundation, on the page about us.',
      professionals: 'Number of employees, on the page about us.',
    }).describe('Figures on the page about us.'),
    languages: 'The languages of support, in a sentence.',
    pricePerPerson: line()
      .nullish()
      .describe(
        'The range of the price per person per month, such as $95 to $140; empty until the owner fills it in.',
      ),
  },
})
  .superRefine(filledAlike('pricePerPerson'))
  .superRefine((company, context) => {
    for (const language of languages)
      for (const [shown, dialled] of numbers) {
        const [digits, written] = [company[dialled], company[language][shown]].map((number) =>
          number.replaceAll(/\D/g, ''),
        );
        if (digits?.slice(-10) === written?.slice(-10)) continue;
        const message = `the number that a tap dials (${dialled}), ${company[dialled]}`;
        context.addIssue({ code: 'custom', path: [language, shown], message });
      }
  });
