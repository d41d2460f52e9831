import { type Language, languages } from '../i18n/languages.ts';

/** Pictures with words: plates, floor plans and industries except for their wordless variants, the rings, the night shift. */
const captioned =
  /^\/art\/(?:(?:plate|case|industry)-(?!.*-(?:thumb|tall|walls|streams|bare)\b)[\w-]+|(?:rings-26|night-shift)(?:-sm)?)\.svg$/;

/**
 * The path of a picture for pages in a language. A drawn picture with words has one file per language, such as
 * `/art/plate-cloud-solutions.svg` and `/art/fr/plate-cloud-solutions.svg`.
 */
export function pictureIn(language: Language, image: string): string {
  const isTranslated = language !== languages[0] && captioned.test(image);
  return isTranslated ? image.replace('/art/', `/art/${language}/`) : image;
}
