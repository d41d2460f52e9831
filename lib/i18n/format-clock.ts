import type { Language } from './languages.ts';

/** Writes a time given as HH:MM: `03:14`, `3 h 14`; French leaves out the minutes of a full hour. */
export function formatClock(language: Language, time: string): string {
  if (language !== 'fr') return time;
  const [hours, minutes] = time.split(':');
  const hour = `${Number(hours)}\u00a0h`;
  return minutes === '00' ? hour : `${hour}\u00a0${minutes}`;
}
