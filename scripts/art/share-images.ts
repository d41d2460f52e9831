import type { ShareWords } from '../../art/share/share-image.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { breadcrumbsOf } from '../../lib/pages/breadcrumbs-of.ts';
import type { Page } from '../../lib/pages/page.ts';
import { pages } from '../../lib/pages/pages.ts';

type ShareImage = {
  /** Relative to `public`. */
  readonly file: string;
  /** The name of the picture on the right, without extension. */
  readonly art: string;
  readonly words: ShareWords;
};

/**
 * The share images of all pages: the page's title above its parent service or city, or above the company's tagline.
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
        subtitle: parentLabel(page) ?? company.tagline,
        brand,
      },
    }),
  );
}

/** The breadcrumb label of the parent page, unless that is a list page. */
function parentLabel(page: Page): string | undefined {
  const parent = breadcrumbsOf(page).at(-2);
  return parent?.slug ? parent.label : undefined;
}
