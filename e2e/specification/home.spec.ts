import { expect, test } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { inBothLanguages } from '../both-languages.ts';
import { openBuiltPage } from '../support/built-part.ts';
import { getFrenchPath } from '../support/get-french-path.ts';
import { expectInOrder } from './expect-in-order.ts';

// The home page, read from its HTML.

for (const { language, path, content } of inBothLanguages('/')) {
  const main = openBuiltPage(path).one('main');
  const { homePage, services, cities, testimonials, industries, faq, company, ui, contactForm } = content;
  const to = (english: string) => (language === 'en' ? english : getFrenchPath(english));

  test(`home shows its sections in order (${language})`, () => {
    expectInOrder(main.texts('h1, h2').join(' '), [
      homePage.hero.headline[0] ?? '',
      homePage.trust.title,
      homePage.services.title,
      homePage.locations.title,
      homePage.testimonials.title,
      homePage.quizzes.title,
      homePage.quizzes.riskTitle,
      homePage.industries.title,
      homePage.faq.title,
      ui.callToAction.title,
    ]);
    expect(main.all('section').at(-1)?.attribute('id') ?? main.all('#contact')[0]?.attribute('id')).toBe(
      'contact',
    );
  });

  test(`the hero has View Our Services, Risk Assessment and Contact Us in order, and the banner Start Free Assessment (${language})`, () => {
    const { viewServices, riskAssessment, contactUs, startFreeAssessment } = ui.actions;
    const hero = main.all('section')[0];
    expectInOrder(hero?.text ?? '', [viewServices, riskAssessment, contactUs]);
    for (const name of [viewServices, riskAssessment, contactUs, startFreeAssessment])
      expect(hero?.named('a', name).attribute('class'), name).toMatch(/btn/);
    expect(hero?.named('a', startFreeAssessment).attribute('href')).toBe('#cybersecurity-check');
    expect(hero?.text).toContain(homePage.check.title);
    expect(hero?.text).toContain(homePage.check.text);
  });

  test(`the trust section has three pillars and four statistics (${language})`, () => {
    const trust = main.named('section', homePage.trust.title);
    expect(trust.texts('h3')).toEqual(homePage.trust.pillars.map(({ title }) => title));
    expect(trust.all('dd')).toHaveLength(4);
    if (language === 'en')
      expect(trust.texts('h3')).toEqual([
        'Canada-Wide Coverage',
        'Complete Security',
        'AI-Powered Solutions',
      ]);
  });

  test(`a card of each service has badge, name, short description, 3 features, image and Explore Service (${language})`, () => {
    const cards = main.one('#services').all('article');
    expect(cards).toHaveLength(services.length);
    for (const [index, service] of services.entries()) {
      const card = cards[index];
      for (const text of [
        service.name,
        ui.badges[service.badge],
        service.shortDescription,
        ui.actions.exploreService,
      ])
        expect(card?.text).toContain(text);
      const shown = service.features.filter((feature) => card?.text.includes(feature));
      expect(shown).toEqual(service.features.slice(0, 3));
      expect(card?.all('img')).not.toEqual([]);
      expect(card?.hrefs()).toContain(to(`/services/${service.slug}`));
    }
  });

  test(`the first 6 cities have 100 characters of their description, a link to their page, and all follow (${language})`, () => {
    const locations = main.named('section', homePage.locations.title);
    const cards = locations.all('article').flatMap((card) => card.hrefs());
    const shown = cities.filter(({ slug }) => cards.includes(to(`/locations/${slug}`)));
    expect(shown.map(({ slug }) => slug)).toEqual(cities.slice(0, 6).map(({ slug }) => slug));
    for (const { description } of shown) {
      const cut = excerpt(description, 100);
      expect(cut).toMatch(/^.{40,100}…$/);
      expect(locations.text).toContain(cut);
    }
    expect(locations.named('a', ui.actions.viewAllLocations).attribute('href')).toBe(to('/locations'));
  });

  test(`three testimonials are rated 5 (${language})`, () => {
    const quotes = main.all('blockquote');
    expect(testimonials.items).toHaveLength(3);
    const text = quotes.map((one) => one.text).join(' ');
    for (const { quote, name, rating } of testimonials.items) {
      expect(text).toContain(quote);
      expect(text).toContain(name);
      expect(rating).toBe(5);
    }
    const stars = quotes
      .flatMap((one) => one.all('[role=img], img'))
      .filter(({ name }) => /\b5\b/.test(name));
    expect(stars).toHaveLength(3);
  });

  test(`industries have name, description and solutions, before the FAQ (${language})`, () => {
    const section = main.named('section', homePage.industries.title);
    for (const { name, description, solutions } of industries.filter(
      ({ onlyWithServices }) => !onlyWithServices,
    )) {
      expect(section.text).toContain(name);
      expect(section.text).toContain(description);
      for (const solution of solutions) expect(section.text).toContain(solution);
    }
  });

  test(`the FAQ has its questions, phone, consultation and three link cards (${language})`, () => {
    const block = main.one('#faq');
    expect(block.texts('summary')).toEqual(faq.items.map(({ question }) => question));
    expect(block.hrefs()).toContain(`tel:${company.phoneDial}`);
    expect(block.hrefs()).toContain(to('/contact'));
    for (const { title, text } of homePage.faqLinks) {
      expect(block.text).toContain(title);
      expect(block.text).toContain(text);
    }
    expect(homePage.faqLinks).toHaveLength(3);
  });

  test(`the call to action has Contact Us, Explore Services and Quick Contact in order (${language})`, () => {
    const call = main.named('section', ui.callToAction.title);
    expect(call.named('a', ui.actions.contactUs).attribute('href')).toBe(to('/contact'));
    expect(call.named('a', ui.actions.exploreServices).attribute('href')).toBe(to('/services'));
    const { text } = call;
    const facts = text.slice(text.indexOf(ui.contactFacts.title));
    expectInOrder(facts, [company.email, company.phone, company.supportHours, company.inquiryResponse]);
  });

  test(`the contact section has address, phone, e-mail, four links, three social links and the form (${language})`, () => {
    const contact = main.one('#contact');
    expect(contact.one('address').text).toContain(company.address.street);
    const hrefs = contact.hrefs();
    const links = [`tel:${company.phoneDial}`, `mailto:${company.email}`, to('/services'), to('/locations')];
    expect(hrefs).toEqual(expect.arrayContaining([...links, to('/case-studies')]));
    expect(hrefs.some((href) => href?.endsWith('#cybersecurity-check'))).toBe(true);
    expect(hrefs).toEqual(
      expect.arrayContaining([company.social.linkedin, company.parentUrl, company.social.facebook]),
    );
    expect(contact.text).toContain(contactForm.title);
  });
}

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
