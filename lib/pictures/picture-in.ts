import { type Language, languages } from '../i18n/languages.ts';

/** Plates, floor plans, industries and city maps in every version with words, the rings on their ruler, the night in ten cities. */
const captioned =
  /^\/art\/(?:(?:plate|case|industry)-(?!.*-(?:thumb|tall|walls|bare)\b)[\w-]+|rings-26|night-shift(?:-sm)?)\.svg$/;

/**
 * Where a picture is for pages in a language. A drawn picture with words on it has a file for each language, in the first
 * one `/art/plate-halifax.svg`, in French `/art/fr/plate-halifax.svg`; any other picture is the same file for all.
 */
export function pictureIn(language: Language, image: string): string {
  const isOwn = language !== languages[0] && captioned.test(image);
  return isOwn ? image.replace('/art/', `/art/${language}/`) : image;
}
