import { CallAndContact, ContactSection } from '@/components/sections/contact-section';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { labelled } from '@/lib/i18n/typography';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { postalAddressLines } from '@/lib/pages/postal-address-lines';
import { callToActionOf } from './call-to-action-block';
import { cityMap } from './city-map';
import { ContactFormBlock } from './contact-form-block';

/** The city of the office. */
const officeCity = 'toronto';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service?: string | undefined;
};

/**
 * The contact section: the form, the address and the links. The contact page adds a map, the others the call to action, and
 * service pages the next steps.
 */
export function ContactBlock({ page, service }: Props) {
  const { language, kind } = page;
  const { ui, company, contactForm, cities } = contentIn(language);
  const { contactSection: words } = ui;
  const city = getEntry(cities, officeCity);
  const address = {
    title: words.addressTitle,
    lines: [company.brand, ...postalAddressLines(language)],
    email: company.email,
    hours: company.supportHours,
    phone: phoneOf(page),
    time: {
      label: labelled(language, ui.city.time),
      timeZone: city.timeZone,
      zone: ui.timeZones[city.timeZone],
    },
  };
  const lists = linkLists(page);
  if (kind === 'contact') {
    const { src, small = src, alt } = cityMap(language, city).picture;
    return (
      <ContactSection
        title={contactForm.title}
        address={address}
        lists={lists}
        map={{ src: small, alt, pin: `${company.brand}, ${company.address.street}` }}
      >
        {/* The section heading already labels the form. */}
        <ContactFormBlock page={page} service={service} headingId="contact-title" />
      </ContactSection>
    );
  }
  return (
    <CallAndContact
      title={words.title}
      call={callToActionOf(language)}
      address={address}
      lists={lists}
      {...(kind === 'service' && { next: { title: words.nextTitle, steps: words.next } })}
    >
      <ContactFormBlock page={page} service={service} />
    </CallAndContact>
  );
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
