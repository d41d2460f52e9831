import { expect, test } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { inBothLanguages } from '../both-languages.ts';
import { openBuiltPage } from '../support/built-part.ts';
import { getFrenchPath } from '../support/get-french-path.ts';
import { expectInOrder } from './expect-in-order.ts';

// Services, cities, case studies and company pages, read from their HTML.

const hrefIn = (language: string) => (english: string) =>
  language === 'en' ? english : getFrenchPath(english);
const [english] = inBothLanguages('/');
const slugs = {
  services: english?.content.services.map(({ slug }) => slug) ?? [],
  cities: english?.content.cities.map(({ slug }) => slug) ?? [],
  studies: english?.content.caseStudies.map(({ slug }) => slug) ?? [],
};

test('the services page has a card of each service with short description, 3 features and image', () => {
  for (const { path, content } of inBothLanguages('/services')) {
    const main = openBuiltPage(path).one('main');
    for (const { slug, name, shortDescription, features } of content.services) {
      const card = main.one(`#${slug}`);
      expect(card.text).toContain(name);
      expect(card.text).toContain(shortDescription);
      expect(features.filter((feature) => card.text.includes(feature))).toEqual(features.slice(0, 3));
      expect(card.all('img')).not.toEqual([]);
    }
  }
});

for (const slug of slugs.services)
  test(`the page of ${slug} has everything that a service page has`, () => {
    for (const { language, path, content } of inBothLanguages(`/services/${slug}`)) {
      const main = openBuiltPage(path).one('main');
      const { services, cities, caseStudies, company, ui } = content;
      const to = hrefIn(language);
      const service = services.find((one) => one.slug === slug);
      if (!service) throw new Error(`no service ${slug}`);
      const { included, benefit, outsideToronto } = service.questions;
      expectTexts(main.text, service);
      if (language === 'en') expect(main.texts('h1')).toEqual([`${service.name} for Small Business`]);
      expect(main.texts('.faq summary')).toEqual(
        [included, benefit, outsideToronto].map(({ question }) => question),
      );
      const hrefs = main.hrefs();
      for (const city of ['toronto', 'vancouver', 'montreal', 'calgary'])
        expect(hrefs).toContain(to(`/locations/${city}`));
      expect(hrefs).toContain(to('/locations'));
      expect(hrefs).toContain(to('/services'));
      const others = services.filter((one) => one.slug !== slug);
      expect(others.filter((one) => hrefs.includes(to(`/services/${one.slug}`)))).toHaveLength(
        Math.min(4, others.length),
      );
      for (const city of cities.slice(0, 12)) expect(hrefs).toContain(to(`/seo/${slug}-${city.slug}`));
      for (const study of caseStudies.filter((one) => one.services.includes(slug)))
        expect(hrefs).toContain(to(`/case-studies/${study.slug}`));
      const aside = main.all('aside').find((part) => part.all('img').length > 0);
      for (const feature of service.features.slice(0, 4)) expect(aside?.text).toContain(feature);
      expect(aside?.hrefs()).toContain(`tel:${company.phoneDial}`);
      expect(aside?.text).toMatch(language === 'en' ? /free/i : /gratuit/i);
      expect(main.one('#contact').all('form')).toHaveLength(1);
      expect(main.text).toContain(ui.callToAction.title);
    }
  });

function expectTexts(
  text: string,
  {
    longDescription,
    features,
    benefits,
  }: { longDescription: string; features: string[]; benefits: string[] },
): void {
  for (const part of [longDescription, ...features, ...benefits]) expect(text).toContain(part);
}

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

test('the about page has story, four highlights, three values, three roles and seven link cards', () => {
  for (const { language, path, content } of inBothLanguages('/about')) {
    const main = openBuiltPage(path).one('main');
    const { aboutPage, company } = content;
    for (const part of aboutPage.story) expect(main.text).toContain(part);
    expect(main.text).toContain(company.parentName);
    expectInOrder(
      main.text,
      aboutPage.highlights.map(({ value }) => value),
    );
    expect(main.named('section', aboutPage.valuesTitle).texts('h3')).toEqual(
      aboutPage.values.map(({ title }) => title),
    );
    expect(main.named('section', aboutPage.rolesTitle).texts('h3')).toEqual(
      aboutPage.roles.map(({ role }) => role),
    );
    const to = hrefIn(language);
    const fixed = [
      '/services',
      '/locations',
      '/case-studies',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
    ];
    expect(main.hrefs()).toEqual(expect.arrayContaining([...fixed.map(to), company.blogUrl]));
    if (language === 'en') {
      expect(main.text).toContain('Vancouver to Halifax');
      expect(aboutPage.values.map(({ title }) => title)).toEqual([
        'Client-centred approach',
        'Technical excellence',
        'Reliability and transparency',
      ]);
      expect(aboutPage.roles.map(({ role }) => role)).toEqual(['CEO and founder', 'CTO', 'COO']);
    }
    expect(aboutPage.highlights).toHaveLength(4);
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

test('the not-found page has its heading, text, two buttons, three cards and four popular pages, and is noindex', () => {
  for (const { language, path, content } of inBothLanguages('/not-found')) {
    const main = openBuiltPage(path).one('main');
    const { notFoundPage, ui } = content;
    const to = hrefIn(language);
    expect(main.texts('h1')).toEqual([notFoundPage.heading]);
    expect(main.text).toContain(notFoundPage.lead);
    expect(main.named('a', ui.actions.home).attribute('href')).toBe(to('/'));
    expect(main.named('a', ui.actions.contactSupport).attribute('href')).toBe(to('/contact'));
    const hrefs = main.hrefs();
    const popular = ['/locations/toronto', '/locations/vancouver', '/about'];
    for (const one of ['/services', '/locations', '/case-studies']) expect(hrefs).toContain(to(one));
    for (const title of Object.values(notFoundPage.popular)) expect(main.text).toContain(title);
    expect(popular.map(to).filter((one) => hrefs.includes(one)).length).toBeGreaterThan(0);
    if (language === 'en') {
      expect(notFoundPage.heading).toBe('404 - Page Not Found');
      expect(notFoundPage.lead).toBe(
        'Oops! The page you’re looking for doesn’t exist or may have been moved.',
      );
      expect(Object.values(notFoundPage.popular)).toEqual([
        'Toronto IT Services',
        'Healthcare Security',
        'Vancouver IT Services',
        'About Us',
      ]);
    }
  }
});
