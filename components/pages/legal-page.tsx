import { HeightProfile } from '@/components/sections/height-profile';
import { anchorsOf, LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import { formatDate } from '@/lib/i18n/format-date';
import { type Language, languages } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import type { Page } from '@/lib/pages/page';
import { postalAddressLines } from '@/lib/pages/postal-address-lines';
import { heightProfileOf } from './height-profile-of';
import { PageCrumbs } from './page-crumbs';
import { priorityTable } from './priority-table';

/** A legal page: prose with a table of contents and section summaries. Anchors are the same in every language. */
export function LegalPage({ page }: { page: Page }) {
  const { language } = page;
  const { company, ui } = contentIn(language);
  const text = textOf(page.kind, language);
  const dated = (words: string, date: string) => fill(words, { date: formatDate(language, date) });
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={page.label} />
      <LegalText
        lead={text.lead}
        body={fill(text.body, {
          email: company.email,
          phone: company.phone,
          phoneDial: company.phoneDial,
          retentionDays: formatNumber(language, company.messageRetentionDays),
          address: postalAddressLines(language).join(', '),
          priorities: priorityTable(language),
          analytics: text.analytics?.[process.env.NEXT_PUBLIC_GA_ID ? 'used' : 'unused'] ?? '',
        })}
        anchors={anchorsOf(textOf(page.kind, languages[0]).body)}
        dates={[
          ...(text.lastUpdated === text.lastReviewed
            ? [dated(ui.legal.both, text.lastReviewed)]
            : [dated(ui.legal.updated, text.lastUpdated), dated(ui.legal.reviewed, text.lastReviewed)]),
          ...text.additions.map(
            (addition) => `${labelled(language, dated(ui.legal.added, addition.date))} ${addition.text}`,
          ),
        ]}
        contents={ui.legal.contents}
        labelled={(name) => labelled(language, name)}
      />
      <HeightProfile {...heightProfileOf(language)} ground="white" />
    </>
  );
}

function textOf(kind: Page['kind'], language: Language) {
  const { privacyPolicy, termsOfService, accessibility } = contentIn(language);
  if (kind === 'privacy-policy') return privacyPolicy;
  return kind === 'accessibility' ? accessibility : termsOfService;
}
