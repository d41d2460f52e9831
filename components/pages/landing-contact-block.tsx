import { LandingContact } from '@/components/sections/landing-contact';
import { contentIn } from '@/lib/content/content-in';
import { addressLines } from '@/lib/pages/address-lines';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { ContactFormBlock } from './contact-form-block';

const headingId = 'contact-title';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service: string;
};

/** The form for requesting the free assessment, and what happens next. */
export function LandingContactBlock({ page, service }: Props) {
  const { language } = page;
  const { ui, company } = contentIn(language);
  const { contactSection: words, landing } = ui;
  return (
    <LandingContact
      next={{ title: words.nextTitle, steps: words.next }}
      contact={{ id: headingId, title: landing.assessmentTitle, text: landing.assessmentText }}
      address={{
        text: `${[company.brand, ...addressLines(language)].join(', ')}.`,
        phone: phoneOf(page),
        email: company.email,
        hours: company.supportHours,
      }}
    >
      <ContactFormBlock page={page} service={service} headingId={headingId} />
    </LandingContact>
  );
}
