import { contentIn } from '../content/content-in.ts';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';

/**
 * The company's address in the words and the order of a language: street and suite, then the place and postal code. A line
 * never breaks inside the postal code, nor between it and the province.
 */
export function addressLines(language: Language): readonly [street: string, place: string] {
  const { company, ui } = contentIn(language);
  const { province, postalCode } = company.office;
  const { street, city } = company.address;
  return [
    street,
    unbroken(
      fill(ui.address.place, { city, code: province, province: ui.provinces[province], postalCode }),
      postalCode,
    ),
  ];
}

/** The place with spaces that do not break from the word before the postal code on. */
function unbroken(place: string, postalCode: string): string {
  const start = place.lastIndexOf(' ', place.indexOf(postalCode) - 2) + 1;
  return place.slice(0, start) + place.slice(start).replaceAll(' ', '\u00A0');
}
