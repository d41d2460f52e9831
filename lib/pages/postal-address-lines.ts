import { contentIn } from '../content/content-in.ts';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';

/** The company's postal address in a language, with no line breaks between the province and the end of the postal code. */
export function postalAddressLines(language: Language): readonly [street: string, place: string] {
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

/** Replaces the spaces from the word before the postal code on with no-break spaces. */
function unbroken(place: string, postalCode: string): string {
  const start = place.lastIndexOf(' ', place.indexOf(postalCode) - 2) + 1;
  return place.slice(0, start) + place.slice(start).replaceAll(' ', '\u00A0');
}
