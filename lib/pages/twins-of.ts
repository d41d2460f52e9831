import { languages } from '../i18n/languages.ts';
import { findPage } from './find-page.ts';
import type { Page } from './page.ts';

/** The page in every published language, itself included, in the order of the languages. */
export function twinsOf({ kind, slug }: Page): readonly Page[] {
  return languages.flatMap((language) => findPage(language, kind, slug) ?? []);
}
