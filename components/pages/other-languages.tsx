import { contentIn } from '@/lib/content/content-in';
import { languages } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';

/**
 * A page's heading, lead and way home in the other languages. For pages that servers show at any address, whatever language
 * that is in.
 */
export function OtherLanguages({ page: { kind, language } }: { page: Page }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const { notFoundPage, unavailablePage, ui } = contentIn(other);
      const words = kind === 'unavailable' ? unavailablePage : notFoundPage;
      return (
        <section key={other} className="mt-8" lang={localeOf(other)}>
          <h2 className="text-h3">{words.heading}</h2>
          <p className="mt-2">
            {words.lead}{' '}
            <a className="link" href={hrefOf(other, 'home')}>
              {ui.actions.home}
            </a>
          </p>
        </section>
      );
    });
}
