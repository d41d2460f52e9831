import type { ComponentProps, ReactNode } from 'react';
import { ContactLists, OfficeAddress, WhatHappensNext } from './contact-details';
import { Legend } from './sheet-margin';

type Props = {
  /** The page title and the phone number. */
  head: ReactNode;
  title: string;
  address: ComponentProps<typeof OfficeAddress>;
  /** The location of the office, 760 by 680 pixels. */
  map: { src: string; alt: string; pin: string };
  next: ComponentProps<typeof WhatHappensNext>;
  offers: { title: string; items: readonly { name: string; text: string; href: string }[] };
  lists: ComponentProps<typeof ContactLists>['lists'];
  /** The contact form. */
  children: ReactNode;
};

/** The contact page: form, map and address, next steps, free offers. */
export function ContactDesk({ head, title, address, map, next, offers, lists, children }: Props) {
  return (
    <section className="desk" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12 pt-6 lg:pt-10">
        <div className="col-span-7">
          {head}
          <div className="screen-only">
            <h2 id="contact-title" className="mt-10 text-h3">
              {title}
            </h2>
            <div className="mt-4">{children}</div>
          </div>
        </div>
        <div className="desk-office">
          <div>
            {/* The <picture> keeps React from preloading an image that is last on a phone. */}
            <picture>
              <img src={map.src} alt={map.alt} width="760" height="680" />
            </picture>
            <div className="mt-3">
              <Legend entries={[{ sign: 'mark', text: map.pin }]} />
            </div>
          </div>
          <div>
            <OfficeAddress {...address} />
            <div className="mt-6">
              <ContactLists lists={lists} />
            </div>
          </div>
        </div>
      </div>
      <div className="section desk-steps">
        <div className="wrap">
          <WhatHappensNext {...next} />
        </div>
      </div>
      <div className="section">
        <div className="wrap">
          <h3 className="part-title">{offers.title}</h3>
          <div className="pillars ways four mt-6">
            {offers.items.map(({ name, text, href }) => (
              <div key={name}>
                <h4 className="font-display font-semibold text-xl">
                  <a className="card-link hover:text-blue-700" href={href}>
                    {name}
                  </a>
                </h4>
                <p className="mt-1 text-ink-700 text-sm">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
