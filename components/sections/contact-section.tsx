import type { ComponentProps, ReactNode } from 'react';
import { ContactLists, OfficeAddress, WhatHappensNext } from './contact-details';

type Props = {
  title: string;
  address: ComponentProps<typeof OfficeAddress>;
  /** Hidden on phones and tablets. */
  next?: ComponentProps<typeof WhatHappensNext>;
  lists?: ComponentProps<typeof ContactLists>['lists'];
  /** The contact form. */
  children: ReactNode;
};

/** The contact form next to the address, the next steps and further links. */
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
