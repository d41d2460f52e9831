import { LocalTime } from '@/components/ui/local-time';
import { PhoneLink } from '@/components/ui/phone-link';

export type Office = {
  title: string;
  lines: readonly string[];
  email: string;
  hours: string;
  phone: { number: string; dial: string; desk?: string };
  time?: { label: string; timeZone: string; zone: string };
};

/** Where we are, and how to reach us there. */
export function OfficeAddress({ title, lines, email, hours, phone, time }: Office) {
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
