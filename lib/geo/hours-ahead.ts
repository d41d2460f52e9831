/**
 * How many hours the clocks of an IANA time zone are ahead of Toronto's, on a summer day: British Columbia and Alberta no longer
 * change their clocks, which older time zone data does not know.
 */
export const hoursAhead = (timeZone: string): number => hourIn(timeZone) - hourIn('America/Toronto');

function hourIn(timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(clock.format(new Date('2026-07-15T12:00:00Z')));
}
