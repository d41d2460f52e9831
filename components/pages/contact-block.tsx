import { ContactForm } from '@/components/islands/contact/contact-form';
import { ContactSection } from '@/components/sections/contact-section';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { labelled } from '@/lib/i18n/typography';
import { addressLines } from '@/lib/pages/address-lines';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { contactWordsOf, underOtherOf } from './contact-words-of';
import { SafeIsland } from './safe-island';

type Props = {
  page: Page;
  /** The slug of the service that the page is about. */
  service?: string | undefined;
};

/**
 * The contact section: the same form everywhere, with the service chosen where the page is about one. The contact page
 * tells the free offers apart.
 */
export function ContactBlock({ page, service }: Props) {
  const { language, kind } = page;
  const { ui, company, contactForm, services } = contentIn(language);
  const { contactSection: words, offers } = ui;
  const chosen = service ? getEntry(services, service) : undefined;
  const offered = [offers.consultation, offers.check, offers.assessment, offers.report].map(
    ({ name, text }) => ({ label: labelled(language, name), text }),
  );
  return (
    <ContactSection
      title={kind === 'contact' ? contactForm.title : words.title}
      address={{
        title: words.addressTitle,
        lines: [company.brand, ...addressLines(language)],
        email: company.email,
        hours: company.supportHours,
        phone: phoneOf(page),
      }}
      next={
        kind !== 'contact'
          ? {
              title: words.nextTitle,
              steps: words.nextShort,
              more: { href: `${hrefOf(language, 'contact')}#next`, label: words.nextMore },
            }
          : { title: words.nextTitle, steps: words.next }
      }
      lists={[
        ...(kind === 'contact' ? [{ title: offers.title, items: offered }] : []),
        ...(kind === 'home' || kind === 'contact' ? linkLists(page) : []),
      ]}
    >
      <SafeIsland language={language}>
        <ContactForm
          language={language}
          words={contactWordsOf(page)}
          // The contact page has said already whom it talks to: the form's title is the section's.
          {...(kind === 'contact' ? { headingId: 'contact-title' } : {})}
          {...(chosen ? { service: chosen.contactChoice, serviceNote: underOtherOf(language, service) } : {})}
        />
      </SafeIsland>
    </ContactSection>
  );
}

function linkLists({ language }: Page) {
  const { ui, navigation } = contentIn(language);
  const { contactSection: words } = ui;
  return [
    {
      title: words.linksTitle,
      items: [
        { href: hrefOf(language, 'services'), label: words.ourServices },
        { href: hrefOf(language, 'locations'), label: words.serviceAreas },
        { href: hrefOf(language, 'case-studies'), label: words.successStories },
        { href: `${hrefOf(language, 'home')}#cybersecurity-check`, label: words.freeCheck },
      ],
    },
    {
      title: words.followTitle,
      items: navigation.social.map(({ to, label }) => ({ label, href: destinationOf(language, to) })),
    },
  ];
}
