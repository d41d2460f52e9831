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

/**
 * In development, style sheets load too late for view transitions, which then log an error. React hydrates at once, and reports
 * what the boot script has changed by then: nothing is left out for it to lay out.
 */
const developmentCss = '@view-transition{navigation:none}main>*,.ftr{content-visibility:visible!important}';

type Props = { language: Language; fonts: string; children: ReactNode };

/** The `<html>` of every page: language, fonts, the boot script (see `boot/`) and speculation rules. */
export function HtmlDocument({ language, fonts, children }: Props) {
  return (
    <html lang={localeOf(language)} className={fonts}>
      {process.env.NODE_ENV === 'development' && <DevelopmentHead />}
      <body>
        {process.env.NODE_ENV === 'development' && <style>{developmentCss}</style>}
        {/* Blocks rendering until the header is parsed, which would shift otherwise. React moves the link to the head. */}
        <link rel="expect" href="#main" blocking="render" />
        {children}
        <script src={`/${bootFile}`} defer />
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </body>
    </html>
  );
}

/** The script of the edit mode, before the first paint: pages come back from a save at the place where they were. */
function DevelopmentHead() {
  const script = (
    <script src="/_editor/page.js" data-token={process.env.EDITOR_TOKEN} defer blocking="render" />
  );
  // biome-ignore lint/style/noHeadElement: the rule is for the Pages Router; a root layout has this element.
  return <head>{script}</head>;
}
