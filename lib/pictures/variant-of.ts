import type { Language } from '../i18n/languages.ts';
import { pictureIn } from './picture-in.ts';

/**
 * The path of a variant of a drawn picture for pages in a language: `variantOf('en', '/art/plate-halifax.svg', 'sm')` is
 * `/art/plate-halifax-sm.svg`. Undefined for pictures outside `/art`, which have no variants.
 */
export function variantOf(language: Language, image: string, variant: string): string | undefined {
  return image.startsWith('/art/')
    ? pictureIn(language, image.replace(/\.svg$/, `-${variant}.svg`))
    : undefined;
}
