import { contentIn } from '@/lib/content/content-in';
import { localeOf } from '@/lib/i18n/locale-of';
import { alternatesOf } from '@/lib/pages/find-page';
import type { Page } from '@/lib/pages/page';

/** Links to a page in the other languages, each labelled with the language's own name. */
export function languageLinks(page: Page) {
  return alternatesOf(page)
    .filter(({ language }) => language !== page.language)
    .map(({ language, path }) => ({
      locale: localeOf(language),
      href: path,
      label: contentIn(language).ui.shell.languageName,
    }));
}
