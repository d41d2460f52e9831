import { LocalTime } from '@/components/ui/local-time';
import { PhoneLink } from '@/components/ui/phone-link';

type Link = { href: string; label: string };
type OfficeProps = {
  title: string;
  lines: readonly string[];
  email: string;
  hours: string;
  phone: { number: string; dial: string; desk?: string };
  time?: { label: string; timeZone: string; zone: string };
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
        <PhoneLink
          {...phone}
          className="inline-flex flex-wrap items-center gap-x-2.5 font-semibold text-xl"
        />
      </p>
      <p className="mt-2">
        <a className="link wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className="mt-3 text-ink-700">{hours}</p>
      {time && (
        <p className="text-ink-700">
          {time.label} <LocalTime timeZone={time.timeZone} fallback={time.zone} />
        </p>
      )}
    </div>
  );
}

type NextProps = { title: string; steps: readonly string[]; more?: Link };

/** What happens after a message or a call, step by step. */
export function WhatHappensNext({ title, steps, more }: NextProps) {
  return (
    <div>
      <h3 id="next" className="text-h3">
        {title}
      </h3>
      <ol className="ruled tight hung mt-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {more && (
        <p className="mt-4">
          <a className="link" href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </div>
  );
}

type ListsProps = { lists: readonly { title: string; links: readonly Link[] }[] };

/** Short link lists, side by side. */
export function ContactLists({ lists }: ListsProps) {
  return (
    <div className="grid grid-cols-2 gap-8">
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
