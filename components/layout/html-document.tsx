import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';

/**
 * Pages of the site are prepared when a link to them is pointed at or touched, but for the same page in another language:
 * it gets what was typed, which only the click tells.
 */
const speculationRules = {
  prerender: [{ where: { selector_matches: "[href^='/']:not([lang])" }, eagerness: 'moderate' }],
};

type Props = { language: Language; fonts: string; children: ReactNode };

/** The `<html>` of every page: language, fonts, the boot script (see `boot/`) and the rules for preparing the next page. */
export function HtmlDocument({ language, fonts, children }: Props) {
  return (
    <html lang={localeOf(language)} className={fonts}>
      <body>
        {/* In development the style sheets come too late for a transition between pages, which ends as an error then. */}
        {process.env.NODE_ENV === 'development' && <style>{'@view-transition{navigation:none}'}</style>}
        {/* Nothing is painted before the header is there as a whole: half of it would stand elsewhere. React puts it into the head. */}
        <link rel="expect" href="#main" blocking="render" />
        {children}
        <script src="/boot.js" defer />
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </body>
    </html>
  );
}
