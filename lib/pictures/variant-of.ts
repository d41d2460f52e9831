import type { Language } from '../i18n/languages.ts';
import { pictureIn } from './picture-in.ts';

/**
 * Another version of a drawn picture, for pages in a language: `variantOf('en', '/art/plate-halifax.svg', 'sm')` is
 * `/art/plate-halifax-sm.svg`. Undefined for pictures that are not drawn here, such as a photograph on another site: they
 * have no versions.
 */
export function variantOf(language: Language, image: string, version: string): string | undefined {
  return image.startsWith('/art/')
    ? pictureIn(language, image.replace(/\.svg$/, `-${version}.svg`))
    : undefined;
}
