import { expect, test } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { inBothLanguages } from '../both-languages.ts';
import { openBuiltPage } from '../support/built-part.ts';
import { getFrenchPath } from '../support/get-french-path.ts';
import { expectInOrder } from './expect-in-order.ts';

// Cities, case studies, legal texts, sitemap and contact form, read from their HTML.

const hrefIn = (language: string) => (english: string) =>
  language === 'en' ? english : getFrenchPath(english);
const [english] = inBothLanguages('/');
const slugs = {
  cities: english?.content.cities.map(({ slug }) => slug) ?? [],
  studies: english?.content.caseStudies.map(({ slug }) => slug) ?? [],
};

for (const slug of slugs.cities)
  test(`the page of ${slug} has everything that a city page has`, () => {
    for (const { language, path, content } of inBothLanguages(`/locations/${slug}`)) {
      const main = openBuiltPage(path).one('main');
      const { services, cities, company, ui } = content;
      const to = hrefIn(language);
      const city = cities.find((one) => one.slug === slug);
      if (!city) throw new Error(`no city ${slug}`);
      const [heading = ''] = main.texts('h1');
      expect(heading).toContain(city.name);
      if (language === 'en')
        expect(heading).toBe(`IT Services in ${city.name}, ${ui.provinces[city.province]}`);
      expect(main.text).toContain(city.description);
      const hrefs = main.hrefs();
      for (const service of services) {
        for (const part of [service.name, ...service.features.slice(0, 4)]) expect(main.text).toContain(part);
        expect(hrefs).toContain(to(`/services/${service.slug}`));
        expect(hrefs).toContain(to(`/seo/${service.slug}-${slug}`));
      }
      const aside = main.all('aside').find((part) => part.text.includes(company.email));
      expect(aside?.hrefs()).toContain(`tel:${company.phoneDial}`);
      expect(aside?.text).toContain(company.officeHours);
      const specialised = city.specialisedServices.filter((one) => aside?.text.includes(one));
      expect(specialised).toEqual(city.specialisedServices.slice(0, 5));
      const near = cities.filter((one) => one.province === city.province && one.slug !== slug).slice(0, 3);
      for (const neighbour of near) {
        expect(hrefs).toContain(to(`/locations/${neighbour.slug}`));
        expect(main.text).toContain(excerpt(neighbour.description, 120));
      }
      if (near.length === 0) expect(hrefs).toContain(to('/locations'));
    }
  });

test('the locations page has a card of each city in order', () => {
  for (const { language, path, content } of inBothLanguages('/locations')) {
    const hrefs = openBuiltPage(path).one('main').hrefs();
    const paths = content.cities.map(({ slug }) => hrefIn(language)(`/locations/${slug}`));
    expect(paths.filter((one) => !hrefs.includes(one))).toEqual([]);
  }
});

test('cards of case studies have image, industry, title, client, challenge, the first 2 results and a link', () => {
  for (const { language, path, content } of inBothLanguages('/case-studies')) {
    const main = openBuiltPage(path).one('main');
    for (const { slug, industryName, heading, client, challenge, results } of content.caseStudies) {
      const card = main.all('article').find(({ text }) => text.includes(client));
      for (const part of [industryName, heading, challenge[0]?.slice(0, 60) ?? ''])
        expect(card?.text).toContain(part);
      expect(results.filter((result) => card?.text.includes(result))).toEqual(results.slice(0, 2));
      expect(card?.hrefs()).toContain(hrefIn(language)(`/case-studies/${slug}`));
      expect(card?.all('img')).not.toEqual([]);
    }
  }
});

for (const slug of slugs.studies)
  test(`the case study ${slug} has challenge, solution, results and testimonial in order, sidebar and other studies`, () => {
    for (const { language, path, content } of inBothLanguages(`/case-studies/${slug}`)) {
      const main = openBuiltPage(path).one('main');
      const { caseStudies, services } = content;
      const to = hrefIn(language);
      const study = caseStudies.find((one) => one.slug === slug);
      if (!study) throw new Error(`no case study ${slug}`);
      expect(main.texts('h1')).toEqual([study.heading]);
      for (const part of [study.client, study.industryName, study.timeline])
        expect(main.text).toContain(part);
      expect(main.all('img')).not.toEqual([]);
      const last = (texts: string[]) => texts.at(-1) ?? '';
      expectInOrder(main.text, [
        last(study.challenge),
        last(study.solution),
        last(study.results),
        study.testimonial.quote,
      ]);
      expect(main.text).toContain(study.testimonial.author);
      for (const service of services.filter((one) => study.services.includes(one.slug)))
        expect(
          main
            .all('aside')
            .map(({ text }) => text)
            .join(),
        ).toContain(service.name);
      const hrefs = main.hrefs();
      expect(hrefs).toEqual(expect.arrayContaining([to('/contact'), to('/services')]));
      const others = caseStudies.filter((one) => one.slug !== slug).slice(0, 3);
      for (const other of others) expect(hrefs).toContain(to(`/case-studies/${other.slug}`));
      expect(hrefs.filter((href) => href?.includes('/seo/') || href?.includes('/solutions/'))).not.toEqual(
        [],
      );
    }
  });

test('both legal texts are dated May 1, 2023, and Ontario’s law governs', () => {
  for (const english of ['/privacy-policy', '/terms-of-service'])
    for (const { language, path } of inBothLanguages(english))
      expect(openBuiltPage(path).one('main').plain).toContain(
        language === 'en' ? 'May 1, 2023' : '1er mai 2023',
      );
  expect(openBuiltPage('/terms-of-service').one('main').text).toContain('Ontario');
});

test('the sitemap lists main pages, services, cities, case studies and external resources', () => {
  for (const { language, path, content } of inBothLanguages('/sitemap')) {
    const hrefs = openBuiltPage(path).one('main').hrefs();
    const { services, cities, caseStudies, company } = content;
    const all = [
      ...[
        '/',
        '/services',
        '/locations',
        '/about',
        '/contact',
        '/case-studies',
        '/privacy-policy',
        '/terms-of-service',
      ],
      ...services.map(({ slug }) => `/services/${slug}`),
      ...cities.map(({ slug }) => `/locations/${slug}`),
      ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ].map(hrefIn(language));
    expect(all.filter((one) => !hrefs.includes(one))).toEqual([]);
    expect(hrefs).toContain(company.blogUrl);
  }
});

test('the form has its seven fields in order, three of them required, and the four choices of a service', () => {
  for (const { path, content } of inBothLanguages('/contact')) {
    const form = openBuiltPage(path).one('#contact form');
    const fields = form
      .all('input[name], select[name], textarea[name]')
      .map((field) => field.attribute('name'));
    const names = ['firstName', 'lastName', 'email', 'phone', 'company', 'service', 'message'];
    expect(fields.filter((name) => name !== undefined && names.includes(name))).toEqual(names);
    const labels = form.texts('label').filter((label) => /\*/.test(label));
    const { firstName, lastName, email } = content.contactForm.fields;
    expect(labels.map((label) => label.replace(/\s*\*/, ''))).toEqual([firstName, lastName, email]);
    const choices = form.all('option').filter((option) => option.attribute('value'));
    expect(choices.map((choice) => choice.attribute('value'))).toEqual([
      'managed-it',
      'cybersecurity',
      'ai-applications',
      'other',
    ]);
    expect(choices.map(({ text }) => text)).toEqual(Object.values(content.contactForm.services));
  }
});

test('the quizzes begin with their introductions, and the risk assessment ends with three links', () => {
  for (const { path, content } of inBothLanguages('/')) {
    const { ui, securityCheck, riskAssessment, homePage } = content;
    const page = openBuiltPage(path);
    expect(page.one('#cybersecurity-check').text).toContain(securityCheck.introTitle);
    expect(page.one('#cybersecurity-check').text).toContain(ui.quiz.start);
    expect(page.one('#risk-assessment').text).toContain(riskAssessment.introTitle);
    expect(page.one('#risk-assessment').text).toContain(ui.quiz.startRisk);
    expect(homePage.riskLinks).toHaveLength(3);
  }
});
