import { Legend } from '@/components/sections/legend';
import { LinkList } from '@/components/ui/link-list';
import { LocalTime } from '@/components/ui/local-time';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { destinationOf } from '@/lib/pages/destination-of';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { postalAddressLines } from '@/lib/pages/postal-address-lines';
import { cityMap } from './city-map';

const officeCity = (language: Language) => getEntry(contentIn(language).cities, 'toronto');

/** The office: postal address, phone, email, hours and local time. */
export function OfficeAddress({ page }: { page: Page }) {
  const { language } = page;
  const { ui, company } = contentIn(language);
  const { timeZone } = officeCity(language);
  return (
    <div>
      <h3 className="text-h3">{ui.contactSection.addressTitle}</h3>
      <address className="mt-3 not-italic leading-relaxed">
        {[company.brand, ...postalAddressLines(language)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-3">
        <PhoneLink {...phoneOf(page)} className="inline-flex items-center gap-x-2.5 font-semibold text-xl" />
      </p>
      <p className="mt-2">
        <a className="link wrap-break-word" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <p className="mt-3 text-ink-700">{company.supportHours}</p>
      <p className="text-ink-700">
        {labelled(language, ui.contactSection.time)}{' '}
        <LocalTime timeZone={timeZone} fallback={ui.timeZones[timeZone]} />
      </p>
    </div>
  );
}

/** The location of the office, 760 by 680 pixels, and what its pin stands for. */
export function OfficeMap({ language }: { language: Language }) {
  const { company } = contentIn(language);
  const { src, small = src, alt } = cityMap(language, officeCity(language)).picture;
  return (
    <div className="office-map">
      {/* The <picture> keeps React from preloading an image that is last on a phone. */}
      <picture>
        <img className="w-full" src={small} alt={alt} width="760" height="680" />
      </picture>
      <div className="mt-3">
        <Legend entries={[{ sign: 'mark', text: `${company.brand}, ${company.address.street}` }]} />
      </div>
    </div>
  );
}

type NextProps = {
  language: Language;
  /** The slug of the page's service: the last step is how long its own start takes. */
  service: string;
};

/** What happens after a message or a call about a service, step by step. */
export function WhatHappensNext({ language, service }: NextProps) {
  const { implementation } = getEntry(contentIn(language).services, service);
  const { nextTitle, next } = contentIn(language).ui.contactSection;
  return (
    <div className="next">
      <h3 className="text-h3">{nextTitle}</h3>
      <ol className="mt-3">
        {next.map(({ moment, text }, index) => (
          <li key={moment}>
            <b>{moment}</b>
            <p>{index === next.length - 1 ? implementation : text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Short link lists, side by side; in a narrow column one below the other. */
export function ContactLists({ language }: { language: Language }) {
  const { ui, navigation } = contentIn(language);
  const { contactSection: words } = ui;
  const lists = [
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
  return (
    <div className="screen-only office-lists">
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3 className="font-sans font-semibold">{title}</h3>
          <LinkList links={links} className="mt-2" linkClass="link inline-block py-1 font-normal!" />
        </div>
      ))}
    </div>
  );
}
