import type { ComponentProps, ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';
import { WhatHappensNext } from './contact-details';

type Props = {
  call: { title: string; text: string; phone: ComponentProps<typeof PhoneLink> };
  next: ComponentProps<typeof WhatHappensNext>;
  contact: { id: string; title: string; text: string };
  address: { text: string; email: string; hours: string };
  /** The contact form. */
  children: ReactNode;
};

/** The end of a landing page: why to call and what happens next, and the form for writing instead. */
export function LandingContact({ call, next, contact, address, children }: Props) {
  return (
    <div className="section bg-blue-100">
      <div className="wrap grid-12">
        <section className="col-span-4" aria-labelledby="call-title">
          <h2 id="call-title" className="text-section">
            {call.title}
          </h2>
          <p className="lead mt-4">{call.text}</p>
          <PhoneLink {...call.phone} className="btn btn-primary mt-5" />
          <div className="mt-8">
            <WhatHappensNext {...next} />
          </div>
        </section>
        <section className="col-span-8" id="contact" aria-labelledby={contact.id}>
          <div className="ask-card">
            <h2 id={contact.id} className="text-h3">
              {contact.title}
            </h2>
            <p className="mt-2 mb-4 text-ink-700">{contact.text}</p>
            {children}
          </div>
          <p className="mt-5 text-ink-700 text-sm">
            {address.text} {address.hours}.{' '}
            <a className="link whitespace-nowrap" href={`tel:${call.phone.dial}`}>
              {call.phone.number}
            </a>
            ,{' '}
            <a className="link" href={`mailto:${address.email}`}>
              {address.email}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
