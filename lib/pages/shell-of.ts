import { contentIn } from '../content/content-in.ts';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';
import { destinationOf } from './destination-of.ts';
import { hrefOf } from './href-of.ts';
import { postalAddressLines } from './postal-address-lines.ts';

const headerCities = 6;
const footerCities = 5;

/** The content of the header and the footer, with links resolved. */
export function shellOf(language: Language) {
  const { company, navigation, ui, services, cities } = contentIn(language);
  const linked = (links: typeof navigation.header) =>
    links.map(({ to, label }) => ({ to, label, href: destinationOf(language, to) }));
  const home = hrefOf(language, 'home');
  return {
    words: { ...ui.shell, ...navigation },
    brand: { href: home, name: company.brand, strong: company.brandStrong, light: company.brandLight },
    search: { href: hrefOf(language, 'search'), label: ui.shell.search },
    getStarted: { href: hrefOf(language, 'contact'), label: ui.shell.getStarted },
    header: linked(navigation.header),
    services: services.map(({ slug, name, menuText, icon }) => ({
      href: hrefOf(language, 'service', slug),
      label: name,
      text: menuText,
      icon,
    })),
    allServices: { href: hrefOf(language, 'services'), label: navigation.allServices },
    cities: cities.slice(0, headerCities).map(({ slug, name, timeZone }) => ({
      href: hrefOf(language, 'city', slug),
      label: name,
      timeZone,
      zone: ui.timeZones[timeZone],
    })),
    moreCities: { href: hrefOf(language, 'locations'), label: navigation.moreCities },
    promo: { image: navigation.promo.image, href: `${home}#${navigation.promo.anchor}` },
    footer: {
      tagline: company.tagline,
      parent: { label: company.parentName, href: company.parentUrl },
      social: linked(navigation.social),
      company: linked(navigation.company),
      legal: linked(navigation.legal),
      cities: cities
        .slice(0, footerCities)
        .map(({ slug, name }) => ({ href: hrefOf(language, 'city', slug), label: name })),
      copyright: fill(ui.shell.copyright, {
        year: '{year}',
        brand: company.brand,
        address: postalAddressLines(language).join(', '),
      }),
    },
  };
}
