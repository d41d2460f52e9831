import { languages } from '../i18n/languages.ts';
import { postalAddressLines } from './postal-address-lines.ts';

test.each(languages)('keeps province and postal code on one line: %s', (language) => {
  const [, place] = postalAddressLines(language);
  expect(place).toMatch(/\S\u00A0+M5V\u00A03J1$/u);
});
