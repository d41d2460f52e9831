import { expect } from '@playwright/test';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import { postalAddressLines } from '@/lib/pages/postal-address-lines';
import { inBothLanguages } from './both-languages.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/worker-page.ts';

/** The pages with the contact section. */
const paths = ['/contact', '/', '/services/cloud-solutions'] as const;

test('the contact page is a page header and the contact section', () => {
  for (const { path, content } of inBothLanguages('/contact')) {
    const main = openBuiltPage(path).one('main');
    expect(main.texts('h1')).toEqual([content.contactPage.heading]);
    expect(main.text).toContain(content.contactPage.lead);
    expect(main.all('section').map((section) => section.attribute('id'))).toEqual(['contact']);
    expect(main.texts('h2')).toEqual([content.contactForm.title]);
    expect(main.texts('#contact h3')).toEqual([
      content.ui.contactSection.addressTitle,
      content.ui.contactSection.linksTitle,
      content.ui.contactSection.followTitle,
    ]);
  }
});

test('the contact section has address, phone, email, four links and three social links wherever it stands', () => {
  for (const { language, path, content } of paths.flatMap(inBothLanguages)) {
    const { company, ui, navigation, contactForm } = content;
    const section = openBuiltPage(path).one('#contact');
    for (const line of [company.brand, ...postalAddressLines(language)])
      expect(section.one('address').text, path).toContain(line);
    expect(section.named('a', company.phone).attribute('href')).toBe(`tel:${company.phoneDial}`);
    expect(section.named('a', company.email).attribute('href')).toBe(`mailto:${company.email}`);
    const { ourServices, serviceAreas, successStories, freeCheck } = ui.contactSection;
    for (const [name, href] of [
      [ourServices, hrefOf(language, 'services')],
      [serviceAreas, hrefOf(language, 'locations')],
      [successStories, hrefOf(language, 'case-studies')],
      [freeCheck, `${hrefOf(language, 'home')}#cybersecurity-check`],
    ] as const)
      expect(section.named('a', name).attribute('href'), path).toBe(href);
    expect(navigation.social).toHaveLength(3);
    for (const { to, label } of navigation.social)
      expect(section.named('a', label).attribute('href'), path).toBe(destinationOf(language, to));
    expect(section.texts('h2, h3')).toContain(contactForm.title);
  }
});

test('what happens next stands on service pages and after a message, not on the contact page', () => {
  for (const [path, count] of [
    ['/services/cloud-solutions', 1],
    ['/contact/sent', 1],
    ['/contact', 0],
  ] as const)
    for (const { path: localized, content } of inBothLanguages(path)) {
      const headings = openBuiltPage(localized).texts('main :is(h2, h3)');
      const { nextTitle } = content.ui.contactSection;
      expect(
        headings.filter((heading) => heading === nextTitle),
        localized,
      ).toHaveLength(count);
    }
});
