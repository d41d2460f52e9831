import type { ComponentProps, ReactNode } from 'react';
import { ContactLists } from './contact-lists';
import { type Office, OfficeAddress } from './office-address';
import { Legend } from './sheet-margin';
import { WhatHappensNext } from './what-happens-next';

type Props = {
  title: string;
  address: Office;
  /** Where the office is: 760 by 680, with a border. */
  map: { src: string; alt: string; pin: string };
  next: ComponentProps<typeof WhatHappensNext>;
  offers: { title: string; items: readonly { name: string; text: string; href: string }[] };
  lists: ComponentProps<typeof ContactLists>['lists'];
  /** The message form. */
  children: ReactNode;
};

/** All of the contact page: form and steps, address and map, the free ways to start. */
export function ContactDesk({ title, address, map, next, offers, lists, children }: Props) {
  return (
    <section className="desk" id="contact" aria-labelledby="contact-title">
      <div className="section pt-10!">
        <div className="wrap grid-12">
          <div className="col-span-7">
            <h2 id="contact-title" className="text-h3">
              {title}
            </h2>
            <div className="mt-4">{children}</div>
          </div>
          <div className="col-span-4 col-start-9 max-lg:mt-10">
            <WhatHappensNext {...next} />
          </div>
        </div>
      </div>
      <div className="section bg-mist">
        <div className="wrap grid-12 desk-office">
          <div className="lg:col-span-4">
            <OfficeAddress {...address} />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <img src={map.src} alt={map.alt} width="760" height="680" loading="lazy" />
            <div className="mt-3">
              <Legend entries={[{ sign: 'mark', text: map.pin }]} />
            </div>
          </div>
          <div className="lg:col-span-7">
            <ContactLists lists={lists} />
          </div>
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
