import type { ComponentProps, ReactNode } from 'react';
import { WhatHappensNext } from './contact-details';

type Props = {
  next: ComponentProps<typeof WhatHappensNext>;
  contact: { id: string; title: string; text: string };
  address: { text: string; phone: { number: string; dial: string }; email: string; hours: string };
  /** The contact form. */
  children: ReactNode;
};

/** The end of a landing page: the form, and what happens next. */
export function LandingContact({ next, contact, address, children }: Props) {
  return (
    <div className="section bg-blue-100">
      <div className="wrap grid-12">
        <section className="col-span-8 lg:order-last" id="contact" aria-labelledby={contact.id}>
          <div className="ask-card">
            <h2 id={contact.id} className="text-h3">
              {contact.title}
            </h2>
            <p className="mt-2 mb-4 text-ink-700">{contact.text}</p>
            {children}
          </div>
          <p className="mt-5 text-ink-700 text-sm">
            {address.text} {address.hours}.{' '}
            <a className="link whitespace-nowrap" href={`tel:${address.phone.dial}`}>
              {address.phone.number}
            </a>
            ,{' '}
            <a className="link" href={`mailto:${address.email}`}>
              {address.email}
            </a>
          </p>
        </section>
        <div className="col-span-4 max-lg:mt-10">
          <WhatHappensNext {...next} />
        </div>
      </div>
    </div>
  );
}
