import type { ReactNode } from 'react';
import { bootFile } from '@/lib/hydration/contract';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';

/**
 * Prerenders pages of the site on hover or touch of a link, except for the same page in another language: typed text is
 * passed to it on click.
 */
const speculationRules = {
  prerender: [{ where: { selector_matches: "[href^='/']:not([lang])" }, eagerness: 'moderate' }],
};

type Props = { language: Language; fonts: string; children: ReactNode };

/** The `<html>` of every page: language, fonts, the boot script (see `boot/`) and speculation rules. */
export function HtmlDocument({ language, fonts, children }: Props) {
  return (
    <html lang={localeOf(language)} className={fonts}>
      <body>
        {/* In development, style sheets load too late for view transitions, which then log an error. */}
        {process.env.NODE_ENV === 'development' && <style>{'@view-transition{navigation:none}'}</style>}
        {/* Blocks rendering until the header is parsed, which would shift otherwise. React moves the link to the head. */}
        <link rel="expect" href="#main" blocking="render" />
        {children}
        <script src={`/${bootFile}`} defer />
        {process.env.NODE_ENV === 'development' && (
          <script src="/_editor/page.js" data-token={process.env.EDITOR_TOKEN} defer />
        )}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </body>
    </html>
  );
}
