import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { localeOf } from '@/lib/i18n/locale-of';
import type { Page } from '@/lib/pages/page';
import { PageCrumbs } from './page-crumbs';

/** A legal page: prose with its contents beside it. */
export function LegalPage({ page }: { page: Page }) {
  const { company, ui } = contentIn(page.language);
  const text = textOf(page);
  const { street, suite, city, province, postalCode } = company.address;
  const inWords = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(localeOf(page.language), { dateStyle: 'long' });
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={page.label} lead={text.lead} />
      <LegalText
        body={fill(text.body, {
          email: company.email,
          phone: company.phone,
          retentionDays: company.messageRetentionDays,
          address: `${street}, ${suite}, ${city}, ${province} ${postalCode}`,
        })}
        dates={[
          fill(ui.legal.updated, { date: inWords(text.lastUpdated) }),
          fill(ui.legal.reviewed, { date: inWords(text.lastReviewed) }),
        ]}
        contents={ui.legal.contents}
      />
    </>
  );
}

function textOf({ kind, language }: Page) {
  const { privacyPolicy, termsOfService, accessibility } = contentIn(language);
  if (kind === 'privacy-policy') return privacyPolicy;
  return kind === 'accessibility' ? accessibility : termsOfService;
}
