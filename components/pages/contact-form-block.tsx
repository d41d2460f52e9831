import { ContactForm } from '@/components/islands/contact/contact-form';
import type { ContactWords } from '@/components/islands/contact/contact-words';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { hrefOf } from '@/lib/pages/href-of';
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
  const service = slug ? getEntry(contentIn(language).services, slug) : undefined;
  return (
    <SafeIsland page={page}>
      <ContactForm
        language={language}
        words={contactWords(page, service?.contactChoice === 'other' ? service.name : undefined)}
        {...heading}
        {...(service && { service: service.contactChoice })}
      />
    </SafeIsland>
  );
}

/** @param underOther the preselected service if the list has no choice of its own for it; the form then explains the choice */
function contactWords(page: Page, underOther?: string): ContactWords {
  const { ui, contactForm } = contentIn(page.language);
  const { problems, hints, privacy, ...words } = contactForm;
  // The form fills in the waiting time itself.
  const withPhone = (text: string) => fill(text, { phone: phoneOf(page).number, wait: '{wait}' });
  const choice = { service: underOther ?? '', other: words.services.other };
  return {
    ...words,
    hints: { ...hints, ...(underOther && { service: fill(ui.contactSection.underOther, choice) }) },
    privacy: { ...privacy, href: hrefOf(page.language, 'privacy-policy') },
    problems: {
      tooMany: withPhone(problems.tooMany),
      unavailable: withPhone(problems.unavailable),
      failed: withPhone(problems.failed),
    },
  };
}
