import { ContactForm } from '@/components/islands/contact/contact-form';
import { ContactSection } from '@/components/sections/contact-section';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import { SafeIsland } from './safe-island';

type Props = {
  language: Language;
  title?: string;
  text?: string;
  /** Where it is another one than the company's main number. */
  phone?: { number: string; dial: string };
  /** The slug of the service that the page is about. */
  service?: string;
};

/** The contact section: the same form everywhere, with the service chosen where the page is about one. */
export function ContactBlock({ language, title, text, phone, service }: Props) {
  const { ui, company, navigation, contactForm, services } = contentIn(language);
  const { contactSection: words } = ui;
  const { street, suite, city, province, postalCode } = company.address;
  const home = hrefOf(language, 'home');
  return (
    <ContactSection
      title={title ?? words.title}
      {...(text ? { text } : {})}
      words={words}
      address={{
        lines: [company.brand, `${street}, ${suite}`, `${city}, ${province} ${postalCode}`],
        email: company.email,
        hours: company.supportHours,
        phone: phone ?? { number: company.phone, dial: company.phoneDial },
      }}
      links={{
        pages: [
          { href: hrefOf(language, 'services'), label: words.ourServices },
          { href: hrefOf(language, 'locations'), label: words.serviceAreas },
          { href: hrefOf(language, 'case-studies'), label: words.successStories },
          { href: `${home}#cybersecurity-check`, label: words.freeCheck },
        ],
        social: navigation.social.map(({ to, label }) => ({ label, href: destinationOf(language, to) })),
        next: [words.nextSent, words.nextRead, words.nextCall],
      }}
    >
      <SafeIsland language={language}>
        <ContactForm
          form={contactForm}
          {...(service ? { service: getEntry(services, service).contactChoice } : {})}
        />
      </SafeIsland>
    </ContactSection>
  );
}
