import type { ContactWords } from '@/components/islands/contact/contact-words';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';

/** What the form's script says, with the phone number put in. */
export function contactWordsOf(page: Page): ContactWords {
  const { problems, ...words } = contentIn(page.language).contactForm;
  const filled = (text: string) => fill(text, { phone: phoneOf(page).number, wait: '{wait}' });
  return {
    ...words,
    problems: {
      tooMany: filled(problems.tooMany),
      unavailable: filled(problems.unavailable),
      failed: filled(problems.failed),
    },
  };
}

/** Which choice of the form holds a service that has none of its own; nothing for the others. */
export function underOtherOf(language: Language, slug: string | undefined): string {
  const { ui, contactForm, services } = contentIn(language);
  const service = slug ? getEntry(services, slug) : undefined;
  if (service?.contactChoice !== 'other') return '';
  return fill(ui.contactSection.underOther, { service: service.name, other: contactForm.services.other });
}
