import { ContactForm } from '@/components/islands/contact/contact-form';
import type { ContactWords } from '@/components/islands/contact/contact-words';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { SafeIsland } from './safe-island';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service?: string | undefined;
  /** The id of the heading that labels the form; without it the form shows its own. */
  headingId?: string;
};

/** The contact form with the page's phone number in its messages. */
export function ContactFormBlock({ page, service: slug, ...heading }: Props) {
  const { language } = page;
  const { ui, contactForm, services } = contentIn(language);
  const service = slug ? getEntry(services, slug) : undefined;
  // Services without a choice of their own are filed under "other", which the form then explains.
  const serviceNote =
    service?.contactChoice === 'other'
      ? fill(ui.contactSection.underOther, { service: service.name, other: contactForm.services.other })
      : '';
  return (
    <SafeIsland language={language} phone={phoneOf(page)}>
      <ContactForm
        language={language}
        words={contactWords(page)}
        {...heading}
        {...(service ? { service: service.contactChoice, serviceNote } : {})}
      />
    </SafeIsland>
  );
}

function contactWords(page: Page): ContactWords {
  const { problems, ...words } = contentIn(page.language).contactForm;
  // The form fills in the waiting time itself.
  const withPhone = (text: string) => fill(text, { phone: phoneOf(page).number, wait: '{wait}' });
  return {
    ...words,
    problems: {
      tooMany: withPhone(problems.tooMany),
      unavailable: withPhone(problems.unavailable),
      failed: withPhone(problems.failed),
    },
  };
}
