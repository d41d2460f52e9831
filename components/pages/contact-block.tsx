import { SplitSection } from '@/components/sections/split-section';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { CallWays, QuickContact } from './call-to-action';
import { ContactLists, OfficeAddress, OfficeMap, WhatHappensNext } from './contact-details';
import { ContactFormBlock } from './contact-form-block';

/** The contact page's form, and next to it, on narrow screens below it, a map, the address and the links. */
export function ContactSection({ page }: { page: Page }) {
  const { language } = page;
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="screen-only col-span-7">
          <h2 id="contact-title" className="text-h2">
            {contentIn(language).contactForm.title}
          </h2>
          <div className="mt-6">
            {/* The section heading already labels the form. */}
            <ContactFormBlock page={page} headingId="contact-title" />
          </div>
        </div>
        <div className="office col-span-5 mt-12 lg:pl-[clamp(16px,3vw,44px)]">
          <OfficeMap language={language} />
          <OfficeAddress page={page} />
          <ContactLists language={language} />
        </div>
      </div>
    </section>
  );
}

type Props = {
  page: Page;
  /** The slug of the service to preselect; its page also says what happens next. */
  service?: string;
};

/** The end of a longer page: the call to action; in the wider part the form, what happens next, the address and the links. */
export function ContactBlock({ page, service }: Props) {
  const { language } = page;
  const { ui } = contentIn(language);
  return (
    <SplitSection
      id="call"
      title={ui.callToAction.title}
      aside={
        <section className="ask bg-blue-100" id="contact" aria-labelledby="contact-title">
          <div className="screen-only">
            <h2 id="contact-title" className="text-section">
              {ui.contactSection.title}
            </h2>
            <ContactFormBlock page={page} service={service} />
          </div>
          {service && <WhatHappensNext language={language} service={service} />}
          <div className="office">
            <OfficeAddress page={page} />
            <ContactLists language={language} />
          </div>
        </section>
      }
    >
      <CallWays language={language} />
      {/* Goes along with the form, which is much higher. */}
      <div className="top-(--header) pt-9 lg:sticky">
        <QuickContact language={language} />
      </div>
    </SplitSection>
  );
}
