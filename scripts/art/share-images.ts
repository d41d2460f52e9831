import type { ShareWords } from '../../art/share/share-image.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { breadcrumbsOf } from '../../lib/pages/breadcrumbs-of.ts';
import type { Page } from '../../lib/pages/page.ts';
import { pages } from '../../lib/pages/pages.ts';

export type ShareImage = {
  /** The file, from `public`. */
  readonly file: string;
  /** The picture on its right side: the name of one in `public/art`, without ending. */
  readonly art: string;
  readonly words: ShareWords;
};

/**
 * The share image of every page: the page's own title, and under it the service or the city it belongs to; for pages
 * that belong to none, what the company does.
 */
export function shareImages(language: Language): ShareImage[] {
  const { company } = contentIn(language);
  const brand = { strong: company.brandStrong, light: company.brandLight };
  return pages(language).map(
    (page): ShareImage => ({
      file: page.shareImage.slice(1),
      art: page.art,
      words: {
        title: page.title.replace(` | ${company.brand}`, ''),
        subtitle: placeOf(page) ?? company.tagline,
        brand,
      },
    }),
  );
}

/** What the crumbs say of the page above, where that is one of many. */
function placeOf(page: Page): string | undefined {
  const above = breadcrumbsOf(page).at(-2);
  return above?.slug ? above.label : undefined;
}
