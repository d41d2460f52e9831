import type { ReactNode } from 'react';
import { ContactForm } from '@/components/islands/contact/contact-form';
import { ContactDesk } from '@/components/sections/contact-desk';
import { ContactSection } from '@/components/sections/contact-section';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { labelled } from '@/lib/i18n/typography';
import { addressLines } from '@/lib/pages/address-lines';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { cityPlate } from './city-plate';
import { contactWordsOf, underOtherOf } from './contact-words-of';
import { SafeIsland } from './safe-island';

type Props = {
  page: Page;
  /** The slug of the service that the page is about. */
  service?: string | undefined;
  /** The head of the contact page. */
  children?: ReactNode;
};

/**
 * The contact section: the same form everywhere, with the service chosen where the page is about one. The contact page
 * has room for a map, every step and the free offers.
 */
export function ContactBlock({ page, service, children }: Props) {
  const { language, kind } = page;
  const { ui, company, contactForm, services, cities } = contentIn(language);
  const { contactSection: words } = ui;
  const chosen = service ? getEntry(services, service) : undefined;
  const address = {
    title: words.addressTitle,
    lines: [company.brand, ...addressLines(language)],
    email: company.email,
    hours: company.supportHours,
    phone: phoneOf(page),
  };
  const form = (
    <SafeIsland language={language}>
      <ContactForm
        language={language}
        words={contactWordsOf(page)}
        // The contact page has said already whom it talks to: the form's title is the section's.
        {...(kind === 'contact' ? { headingId: 'contact-title' } : {})}
        {...(chosen ? { service: chosen.contactChoice, serviceNote: underOtherOf(language, service) } : {})}
      />
    </SafeIsland>
  );
  if (kind === 'contact') {
    const toronto = getEntry(cities, 'toronto');
    const { src, small = src, alt } = cityPlate(language, toronto);
    return (
      <ContactDesk
        head={children}
        title={contactForm.title}
        address={{
          ...address,
          time: {
            label: labelled(language, ui.city.time),
            timeZone: toronto.timeZone,
            zone: ui.timeZones[toronto.timeZone],
          },
        }}
        map={{ src: small, alt, pin: `${company.brand}, ${company.address.street}` }}
        next={{ title: words.nextTitle, steps: words.next }}
        offers={{ title: ui.offers.title, items: offersIn(page) }}
        lists={linkLists(page)}
      >
        {form}
      </ContactDesk>
    );
  }
  return (
    <ContactSection
      title={words.title}
      address={address}
      {...(kind === 'home'
        ? { lists: linkLists(page) }
        : {
            next: {
              title: words.nextTitle,
              steps: words.nextShort.map(({ text }) => text),
              more: { href: `${hrefOf(language, 'contact')}#next`, label: words.nextMore },
            },
          })}
    >
      {form}
    </ContactSection>
  );
}

/** The four free offers: two are on this site, one begins with a call, one with a message. */
function offersIn({ language }: Page) {
  const { ui, company } = contentIn(language);
  const { consultation, check, assessment, report } = ui.offers;
  const home = hrefOf(language, 'home');
  return [
    { ...consultation, href: `tel:${company.phoneDial}` },
    { ...check, href: `${home}#cybersecurity-check` },
    { ...assessment, href: `${home}#risk-assessment` },
    { ...report, href: '#contact-title' },
  ];
}

function linkLists({ language }: Page) {
  const { ui, navigation } = contentIn(language);
  const { contactSection: words } = ui;
  return [
    {
      title: words.linksTitle,
      links: [
        { href: hrefOf(language, 'services'), label: words.ourServices },
        { href: hrefOf(language, 'locations'), label: words.serviceAreas },
        { href: hrefOf(language, 'case-studies'), label: words.successStories },
        { href: `${hrefOf(language, 'home')}#cybersecurity-check`, label: words.freeCheck },
      ],
    },
    {
      title: words.followTitle,
      links: navigation.social.map(({ to, label }) => ({ label, href: destinationOf(language, to) })),
    },
  ];
}
