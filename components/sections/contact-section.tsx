import type { ComponentProps, ReactNode } from 'react';
import { ContactLists } from './contact-lists';
import { type Office, OfficeAddress } from './office-address';
import { WhatHappensNext } from './what-happens-next';

type Props = {
  title: string;
  address: Office;
  /** Not on a phone, where the band above says the first of them. */
  next?: ComponentProps<typeof WhatHappensNext>;
  /** Where to go on. */
  lists?: ComponentProps<typeof ContactLists>['lists'];
  /** The message form. */
  children: ReactNode;
};

/** The message form, and beside it where we are, what happens next and where to go on. */
export function ContactSection({ title, address, next, lists = [], children }: Props) {
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="screen-only col-span-7">
          <h2 id="contact-title" className="text-h2">
            {title}
          </h2>
          <div className="mt-6">{children}</div>
        </div>
        <div className="col-span-5 grid content-start gap-8 max-lg:mt-8 lg:pl-14">
          <OfficeAddress {...address} />
          {next && (
            <div className="max-lg:hidden">
              <WhatHappensNext {...next} />
            </div>
          )}
          {lists.length > 0 && (
            <div className="screen-only">
              <ContactLists lists={lists} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
