import { LandingContact } from '@/components/sections/landing-contact';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { ContactFormBlock } from './contact-form-block';

const headingId = 'contact-title';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service: string;
};

/** The form of a landing page, for requesting the free assessment. */
export function LandingContactBlock({ page, service }: Props) {
  const { landing } = contentIn(page.language).ui;
  return (
    <LandingContact id={headingId} title={landing.assessmentTitle} text={landing.assessmentText}>
      <ContactFormBlock page={page} service={service} headingId={headingId} />
    </LandingContact>
  );
}
