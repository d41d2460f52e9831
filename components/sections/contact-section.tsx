import type { ComponentProps, ReactNode } from 'react';
import { type CallToActionWords, CallWays, QuickContact } from './call-to-action';
import { ContactLists, OfficeAddress, OfficeMap, WhatHappensNext } from './contact-details';
import { SplitSection } from './split-section';

type Props = {
  title: string;
  address: ComponentProps<typeof OfficeAddress>;
  lists: ComponentProps<typeof ContactLists>['lists'];
  /** The contact form. */
  children: ReactNode;
};

/** The contact page's form, and next to it, on narrow screens below it, a map, the address and the links. */
export function ContactSection({
  title,
  address,
  lists,
  map,
  children,
}: Props & { map: ComponentProps<typeof OfficeMap> }) {
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="screen-only col-span-7">
          <h2 id="contact-title" className="text-h2">
            {title}
          </h2>
          <div className="mt-6">{children}</div>
        </div>
        <div className="office col-span-5 max-lg:mt-12 lg:pl-[clamp(16px,4vw,56px)]">
          <OfficeMap {...map} />
          <OfficeAddress {...address} />
          <ContactLists lists={lists} />
        </div>
      </div>
    </section>
  );
}

type SplitProps = Props & { call: CallToActionWords; next?: ComponentProps<typeof WhatHappensNext> };

/** The end of a longer page: the call to action; in the wider part the form, what happens next, the address and the links. */
export function CallAndContact({ title, address, lists, call, next, children }: SplitProps) {
  return (
    <SplitSection
      id="call"
      title={call.title}
      aside={
        <section className="ask bg-blue-100" id="contact" aria-labelledby="contact-title">
          <div className="screen-only">
            <h2 id="contact-title" className="text-section">
              {title}
            </h2>
            {children}
          </div>
          {next && <WhatHappensNext {...next} />}
          <div className="office">
            <OfficeAddress {...address} />
            <ContactLists lists={lists} />
          </div>
        </section>
      }
    >
      <CallWays text={call.text} actions={call.actions} />
      <div className="pt-9">
        <QuickContact {...call.facts} />
      </div>
    </SplitSection>
  );
}
