import type { z } from 'zod';
import { mailSchema } from '../contact/mail-words.ts';
import { byLanguage } from '../i18n/by-language.ts';
import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { toGlossary } from './french/find-forbidden-words.ts';
import { type Entry, parseEntry } from './parse-entry.ts';
import { parseFolder } from './parse-folder.ts';
import { buyerQuestionsSchema } from './schemas/buyer-questions.ts';
import { caseStudySchema } from './schemas/case-study.ts';
import { citySchema } from './schemas/city.ts';
import { companySchema } from './schemas/company.ts';
import { contactFormSchema } from './schemas/contact-form.ts';
import { industrySchema } from './schemas/industry.ts';
import { landingSchema } from './schemas/landing.ts';
import {
  faqSchema,
  glossarySchema,
  legalSchema,
  sourcePublishersSchema,
  sourceVersionsSchema,
  testimonialsSchema,
  torontoAreaSchema,
  tourSchema,
} from './schemas/lists.ts';
import { navigationSchema } from './schemas/navigation.ts';
import * as pages from './schemas/pages.ts';
import * as picture from './schemas/picture.ts';
import { riskAssessmentSchema, securityCheckSchema } from './schemas/quizzes.ts';
import { serviceSchema } from './schemas/service.ts';
import { uiSchema } from './schemas/ui.ts';
import { withCounts } from './with-counts.ts';

/** What the content holds; undefined for a file with mistakes. */
export type Parsed = ReturnType<typeof parseContent>;

/** Parses every file of the content folder. Appends to the lists what is wrong, and what was read. */
export function parseContent(root: string, mistakes: Mistake[], entries: Entry[]) {
  const { terms = [] } = parseEntry(root, 'glossary.yaml', glossarySchema, mistakes, { entries }) ?? {};
  const glossary = toGlossary(terms);
  const company = parseEntry(root, 'company.yaml', companySchema, mistakes, {
    ...{ glossary, entries },
    company: withCounts(root, {}),
  });
  const facts = company && withCounts(root, company);
  const context = { glossary, entries, company: facts, key: JSON.stringify([terms, facts]) };
  const file = <S extends z.ZodType<object>>(name: string, schema: S) =>
    parseEntry(root, name, schema, mistakes, context);
  const folder = <S extends z.ZodType<object>>(name: string, schema: S) =>
    parseFolder(root, name, schema, mistakes, context);
  const legal = (name: string) => {
    const nameIn = (language: string) =>
      language === languages[0] ? `legal/${name}.md` : `legal/${name}.${language}.md`;
    const texts = byLanguage((language) => file(nameIn(language), legalSchema));
    return isComplete(texts) ? texts : undefined;
  };
  return {
    services: folder('services', serviceSchema),
    cities: folder('cities', citySchema),
    industries: folder('industries', industrySchema),
    caseStudies: folder('case-studies', caseStudySchema),
    landing: folder('landing', landingSchema),
    torontoArea: file('toronto-area.yaml', torontoAreaSchema),
    company,
    navigation: file('navigation.yaml', navigationSchema),
    ui: file('ui.yaml', uiSchema),
    contactForm: file('contact.yaml', contactFormSchema),
    mail: file('mail.yaml', mailSchema),
    plates: file('pictures/plates.yaml', picture.platesSchema),
    rings: file('pictures/rings.yaml', picture.ringsSchema),
    nightShift: file('pictures/night-shift.yaml', picture.nightShiftSchema),
    casePlans: file('pictures/case-plans.yaml', picture.casePlansSchema),
    industryPlans: file('pictures/industry-plans.yaml', picture.industryPlansSchema),
    cityMaps: file('pictures/city-maps.yaml', picture.cityMapsSchema),
    faq: file('faq.yaml', faqSchema),
    buyerQuestions: file('buyer-questions.yaml', buyerQuestionsSchema),
    sourcePublishers: file('source-publishers.yaml', sourcePublishersSchema),
    sourceVersions: file('source-versions.yaml', sourceVersionsSchema),
    testimonials: file('testimonials.yaml', testimonialsSchema),
    tour: file('tour.yaml', tourSchema),
    securityCheck: file('quizzes/security-check.yaml', securityCheckSchema),
    riskAssessment: file('quizzes/risk-assessment.yaml', riskAssessmentSchema),
    privacyPolicy: legal('privacy-policy'),
    termsOfService: legal('terms-of-service'),
    accessibility: legal('accessibility'),
    homePage: file('pages/home.yaml', pages.homePageSchema),
    aboutPage: file('pages/about.yaml', pages.aboutPageSchema),
    servicesPage: file('pages/services.yaml', pages.servicesPageSchema),
    locationsPage: file('pages/locations.yaml', pages.locationsPageSchema),
    caseStudiesPage: file('pages/case-studies.yaml', pages.caseStudiesPageSchema),
    contactPage: file('pages/contact.yaml', pages.contactPageSchema),
    contactSentPage: file('pages/contact-sent.yaml', pages.contactSentPageSchema),
    sitemapPage: file('pages/sitemap.yaml', pages.sitemapPageSchema),
    searchPage: file('pages/search.yaml', pages.searchPageSchema),
    notFoundPage: file('pages/not-found.yaml', pages.notFoundPageSchema),
    unavailablePage: file('pages/unavailable.yaml', pages.unavailablePageSchema),
    redirectPage: file('pages/redirect.yaml', pages.redirectPageSchema),
  };
}

export type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };

export function isComplete<T extends object>(parsed: T): parsed is Complete<T> & T {
  return Object.values(parsed).every((value) => value !== undefined);
}
