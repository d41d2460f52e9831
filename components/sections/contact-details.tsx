import { LocalTime } from '@/components/ui/local-time';
import { PhoneLink } from '@/components/ui/phone-link';
import { Legend } from './legend';

type OfficeProps = {
  title: string;
  lines: readonly string[];
  email: string;
  hours: string;
  phone: { number: string; dial: string };
  time: { label: string; timeZone: string; zone: string };
};

/** The office: postal address, phone, email, hours and local time. */
export function OfficeAddress({ title, lines, email, hours, phone, time }: OfficeProps) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <address className="mt-3 not-italic leading-relaxed">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-3">
        <PhoneLink {...phone} className="inline-flex items-center gap-x-2.5 font-semibold text-xl" />
      </p>
      <p className="mt-2">
        <a className="link wrap-break-word" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className="mt-3 text-ink-700">{hours}</p>
      <p className="text-ink-700">
        {time.label} <LocalTime timeZone={time.timeZone} fallback={time.zone} />
      </p>
    </div>
  );
}

type MapProps = { src: string; alt: string; pin: string };

/** The location of the office, 760 by 680 pixels, and what its pin stands for. */
export function OfficeMap({ src, alt, pin }: MapProps) {
  return (
    <div className="office-map">
      {/* The <picture> keeps React from preloading an image that is last on a phone. */}
      <picture>
        <img className="w-full" src={src} alt={alt} width="760" height="680" />
      </picture>
      <div className="mt-3">
        <Legend entries={[{ sign: 'mark', text: pin }]} />
      </div>
    </div>
  );
}

type NextProps = { title: string; steps: readonly { moment: string; text: string }[] };

/** What happens after a message or a call, step by step. */
export function WhatHappensNext({ title, steps }: NextProps) {
  return (
    <div className="next">
      <h3 className="text-h3">{title}</h3>
      <ol className="mt-3">
        {steps.map(({ moment, text }) => (
          <li key={moment}>
            <b>{moment}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type ListsProps = {
  lists: readonly { title: string; links: readonly { href: string; label: string }[] }[];
};

/** Short link lists, side by side; in a narrow column one below the other. */
export function ContactLists({ lists }: ListsProps) {
  return (
    <div className="screen-only office-lists">
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3 className="font-sans font-semibold">{title}</h3>
          <ul className="mt-2">
            {links.map(({ href, label }) => (
              <li key={label}>
                <a className="link inline-block py-1 font-normal!" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
