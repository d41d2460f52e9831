import { expect, test } from '@playwright/test';
import { inBothLanguages } from '../both-languages.ts';
import { openBuiltPage } from '../support/built-part.ts';
import { getFrenchPath } from '../support/get-french-path.ts';

// Header and footer, read from the HTML of a page.

for (const { language, path, content } of inBothLanguages('/about')) {
  const page = openBuiltPage(path);
  const header = page.one('header');
  const footer = page.one('footer');
  const { navigation, services, cities, company, ui } = content;
  const to = (english: string) => (language === 'en' ? english : getFrenchPath(english));
  const servicePaths = services.map(({ slug }) => to(`/services/${slug}`));
  const cityPaths = cities.map(({ slug }) => to(`/locations/${slug}`));

  test(`the header has Home, both dropdowns, Case Studies, About, Contact, the phone and Get Started (${language})`, () => {
    const hrefs = header.hrefs();
    const order = ['/case-studies', '/about', '/contact'].map((english) => hrefs.indexOf(to(english)));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const home = header.all('a').filter(({ name }) => name === navigation.header[0]?.label);
    expect(new Set(home.map((link) => link.attribute('href')))).toEqual(new Set([to('/')]));
    const phone = header.all(`a[href="tel:${company.phoneDial}"]`);
    expect(phone.map(({ text }) => text)).toContainEqual(expect.stringContaining(company.phone));
    expect(header.named('a', ui.shell.getStarted).attribute('href')).toBe(to('/contact'));
  });

  test(`the Services dropdown begins with the five services in order (${language})`, () => {
    expect(header.one('#panel-services').hrefs().slice(0, services.length)).toEqual(servicePaths);
  });

  test(`the Locations dropdown has the first six cities, then “More Cities...” to all (${language})`, () => {
    const links = header.one('#panel-locations').all('a');
    const found = links.map((link) => link.attribute('href'));
    expect(found.filter((href) => cityPaths.some((city) => city === href))).toEqual(cityPaths.slice(0, 6));
    const more = links.find(({ text }) => text.includes(navigation.moreCities));
    expect(more?.attribute('href')).toBe(to('/locations'));
  });

  test(`the menu of narrow screens has the entries of the header (${language})`, () => {
    const menu = new Set(page.one('#menu').hrefs());
    const entries = [
      ...servicePaths,
      ...cityPaths.slice(0, 6),
      ...['/', '/case-studies', '/about', '/contact', '/locations'].map(to),
    ];
    expect(entries.filter((href) => !menu.has(href))).toEqual([]);
  });

  test(`the footer has the brand with its links, five services, five cities and all, and the company (${language})`, () => {
    const hrefs = footer.hrefs();
    expect(footer.text).toContain(company.tagline);
    expect(hrefs).toEqual(
      expect.arrayContaining([company.social.linkedin, company.social.facebook, company.parentUrl]),
    );
    expect(hrefs.filter((href) => servicePaths.some((service) => service === href))).toEqual(servicePaths);
    expect(hrefs.filter((href) => cityPaths.some((city) => city === href))).toEqual(cityPaths.slice(0, 5));
    expect(footer.named('a', navigation.viewAllLocations).attribute('href')).toBe(to('/locations'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        to('/about'),
        company.parentUrl,
        company.careersUrl,
        company.blogUrl,
        to('/contact'),
      ]),
    );
  });

  test(`the footer ends with the copyright and the links Privacy Policy, Terms of Service and Sitemap, without a button (${language})`, () => {
    expect(footer.text).toContain('©');
    expect(footer.hrefs()).toEqual(
      expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/sitemap'].map(to)),
    );
    expect(footer.texts('button')).not.toContain(ui.shell.resetTour);
  });
}
