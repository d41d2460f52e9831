import { contentIn } from '../content/content-in.ts';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';

/** The company's address in the words and the order of a language: street and suite, then the place and postal code. */
export function addressLines(language: Language): readonly [street: string, place: string] {
  const { company, ui } = contentIn(language);
  const { province, postalCode } = company.office;
  const { street, city } = company.address;
  return [
    street,
    fill(ui.address.place, {
      city,
      code: province,
      province: ui.provinces[province],
      // Both halves of the code stay on one line.
      postalCode: postalCode.replace(' ', '\u00a0'),
    }),
  ];
}
