import { timeZoneAttributes } from '@/lib/hydration/contract';

type Props = {
  /** An IANA time zone. */
  timeZone: string;
  /** The time zone's name, shown until the clock runs and without script. */
  fallback: string;
};

/** The current time in a time zone. The boot script updates the text, so hydration must not touch it. */
export function LocalTime({ timeZone, fallback }: Props) {
  return (
    <span className="whitespace-nowrap" {...timeZoneAttributes(timeZone)} suppressHydrationWarning>
      {fallback}
    </span>
  );
}
