import { contentIn } from '@/lib/content/content-in';
import { languages } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';

/**
 * One line for each other language: the page's heading and a link to the home page, on the unavailable page also the
 * lead. For pages that a server shows in place of any other page, in any language.
 */
export function OtherLanguages({ page: { kind, language } }: { page: Page }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const { notFoundPage, unavailablePage, ui } = contentIn(other);
      const words = kind === 'unavailable' ? unavailablePage : notFoundPage;
      return (
        <p key={other} className="mt-6 border-line-300 border-t pt-3 text-sm" lang={localeOf(other)}>
          <b>{words.heading}.</b> {kind === 'unavailable' && `${words.lead} `}
          <a className="link" href={hrefOf(other, 'home')}>
            {ui.actions.home}
          </a>
        </p>
      );
    });
}
