import { ContactForm } from '@/components/islands/contact/contact-form';
import { LandingAsk } from '@/components/sections/landing-ask';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { addressLines } from '@/lib/pages/address-lines';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { contactWordsOf, underOtherOf } from './contact-words-of';
import { SafeIsland } from './safe-island';

/** The heading of the form's card names the form. */
const contactTitle = 'contact-title';

type Props = {
  page: Page;
  /** The slug of the service that the page is about. */
  service: string | undefined;
};

/** The call to action of a landing page and its form, which asks for the free assessment. */
export function LandingAskBlock({ page, service }: Props) {
  const { language } = page;
  const { ui, company, services } = contentIn(language);
  const { contactSection: words, landing } = ui;
  const choice = service && getEntry(services, service).contactChoice;
  return (
    <LandingAsk
      call={{ title: ui.callToAction.title, text: landing.callText, phone: phoneOf(page) }}
      next={{
        title: words.nextTitle,
        steps: words.nextShort.map(({ text }) => text),
        more: { href: `${hrefOf(language, 'contact')}#next`, label: words.nextMore },
      }}
      contact={{
        id: contactTitle,
        title: landing.assessmentTitle,
        text: landing.assessmentText,
      }}
      address={{
        text: `${[company.brand, ...addressLines(language)].join(', ')}.`,
        email: company.email,
        hours: company.supportHours,
      }}
    >
      <SafeIsland language={language}>
        <ContactForm
          language={language}
          words={contactWordsOf(page)}
          headingId={contactTitle}
          {...(choice ? { service: choice, serviceNote: underOtherOf(language, service) } : {})}
        />
      </SafeIsland>
    </LandingAsk>
  );
}
