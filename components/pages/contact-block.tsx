import type { ReactNode } from 'react';
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
import { cityMap } from './city-map';
import { ContactFormBlock } from './contact-form-block';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service?: string | undefined;
  /** The head of the contact page. */
  children?: ReactNode;
};

/** The contact form with address and links. The contact page also has a map, every step and the free offers. */
export function ContactBlock({ page, service, children }: Props) {
  const { language, kind } = page;
  const { ui, company, contactForm, cities } = contentIn(language);
  const { contactSection: words } = ui;
  const address = {
    title: words.addressTitle,
    lines: [company.brand, ...addressLines(language)],
    email: company.email,
    hours: company.supportHours,
    phone: phoneOf(page),
  };
  if (kind === 'contact') {
    const toronto = getEntry(cities, 'toronto');
    const { src, small = src, alt } = cityMap(language, toronto).picture;
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
        {/* The section heading already labels the form. */}
        <ContactFormBlock page={page} service={service} headingId="contact-title" />
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
      <ContactFormBlock page={page} service={service} />
    </ContactSection>
  );
}

/** The four free offers: two on this site, one by phone, one by message. */
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
