import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { OtherLanguages } from './other-languages';
import { PageIntro } from './page-intro';

/** Shown by the server in place of any page, in any language, while it cannot answer. */
export function UnavailablePage({ page }: { page: Page }) {
  const { unavailablePage: words, ui } = contentIn(page.language);
  return (
    <div className="min-h-[60vh] pb-24">
      <PageIntro page={page} title={words.heading} lead={words.lead}>
        <p className="mt-10 text-ink-700">{words.next}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={hrefOf(page.language, 'home')}>{ui.actions.home}</ButtonLink>
          <PhoneLink {...phoneOf(page)} className="btn btn-quiet" />
        </div>
        <OtherLanguages page={page} />
      </PageIntro>
    </div>
  );
}
