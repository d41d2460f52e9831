import type { ComponentProps, ReactNode } from 'react';
import { ContactLists, OfficeAddress, OfficeMap, WhatHappensNext } from './contact-details';

type Props = {
  title: string;
  address: ComponentProps<typeof OfficeAddress>;
  lists: ComponentProps<typeof ContactLists>['lists'];
  map?: ComponentProps<typeof OfficeMap>;
  next?: ComponentProps<typeof WhatHappensNext>;
  /** The contact form. */
  children: ReactNode;
};

/** The contact form, and next to it, on narrow screens below it, the address, the links and what happens next. */
export function ContactSection({ title, address, lists, map, next, children }: Props) {
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="screen-only col-span-7">
          <h2 id="contact-title" className="text-h2">
            {title}
          </h2>
          <div className="mt-6">{children}</div>
        </div>
        <div className="office col-span-5">
          {map && <OfficeMap {...map} />}
          <OfficeAddress {...address} />
          <ContactLists lists={lists} />
          {next && <WhatHappensNext {...next} />}
        </div>
      </div>
    </section>
  );
}
