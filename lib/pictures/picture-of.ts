import type { Language } from '../i18n/languages.ts';
import { pictureIn } from './picture-in.ts';
import { variantOf } from './variant-of.ts';

/** The square version of a picture, which has no words; the picture itself if it has none. */
export function thumbOf(language: Language, image: string): string {
  return variantOf(language, image, 'thumb') ?? image;
}

/** The picture of a content entry for pages in a language; `small` has larger lettering, for narrow windows. */
export function pictureOf(language: Language, { image, imageAlt }: { image: string; imageAlt: string }) {
  return { src: pictureIn(language, image), small: variantOf(language, image, 'sm'), alt: imageAlt };
}
