import type { Language } from '../i18n/languages.ts';
import { localeOf } from '../i18n/locale-of.ts';

/** Formats a waiting time in minutes, rounded up: `1 minute`, `12 minutes`. */
export function formatWait(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(minutes);
}
