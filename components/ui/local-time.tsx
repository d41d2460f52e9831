type Props = {
  /** An IANA time zone. */
  timeZone: string;
  /** What stands there until the clock runs, and without script: the zone's name. */
  fallback: string;
};

/** The time now in a city. The page's small script keeps it, so hydration leaves the text alone. */
export function LocalTime({ timeZone, fallback }: Props) {
  return (
    <span className="whitespace-nowrap" data-time-zone={timeZone} suppressHydrationWarning>
      {fallback}
    </span>
  );
}
