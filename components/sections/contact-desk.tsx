import type { ComponentProps, ReactNode } from 'react';
import { ContactLists } from './contact-lists';
import { type Office, OfficeAddress } from './office-address';
import { Legend } from './sheet-margin';
import { WhatHappensNext } from './what-happens-next';

type Props = {
  title: string;
  address: Office;
  /** Where the office is, cropped to the height of what stands beside it. */
  map: { src: string; small: string | undefined; alt: string; pin: string };
  next: ComponentProps<typeof WhatHappensNext>;
  offers: { title: string; items: readonly { name: string; text: string; href?: string }[] };
  lists: ComponentProps<typeof ContactLists>['lists'];
  /** The message form. */
  children: ReactNode;
};

/** All of the contact page: form and steps, map and address, the free ways to start. */
export function ContactDesk({ title, address, map, next, offers, lists, children }: Props) {
  return (
    <section className="section pt-10! desk" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="col-span-7">
          <h2 id="contact-title" className="text-h3">
            {title}
          </h2>
          <div className="mt-4">{children}</div>
        </div>
        <div className="col-span-4 col-start-9">
          <WhatHappensNext {...next} />
        </div>
        <div className="col-span-7">
          <picture>
            {map.small && <source media="(width < 35rem)" srcSet={map.small} width={760} height={680} />}
            <img className="desk-map" src={map.src} alt={map.alt} width="1080" height="1040" loading="lazy" />
          </picture>
          <div className="mt-3">
            <Legend entries={[{ sign: 'mark', text: map.pin }]} />
          </div>
        </div>
        <div className="col-span-4 col-start-9 grid content-start gap-8">
          <OfficeAddress {...address} />
          <ContactLists lists={lists} />
        </div>
      </div>
      <div className="wrap">
        <h3 className="mt-14 text-h3">{offers.title}</h3>
        <ul className="ruled offers mt-4">
          {offers.items.map(({ name, text, href }) => (
            <li key={name}>
              <h4 className="font-semibold">
                {href ? (
                  <a className="link" href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h4>
              <p className="mt-1 text-ink-700 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
