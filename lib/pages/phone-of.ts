import { contentIn } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import { isInTorontoArea } from '../landing/toronto-area.ts';
import type { Page } from './page.ts';

export type Phone = {
  /** For display: `1-800-555-0142`. */
  number: string;
  /** For `tel:` links: `+18005550142`. */
  dial: string;
};

/** The phone number of a page, from header to footer. The landing pages of Toronto have one of their own. */
export function phoneOf({ language, kind, slug }: Pick<Page, 'language' | 'kind' | 'slug'>): Phone {
  const { company, landing } = contentIn(language);
  const entry = kind === 'landing' ? getEntry(landing, slug) : undefined;
  return entry && 'city' in entry && isInTorontoArea(entry.city)
    ? { number: company.landingPhone, dial: company.landingPhoneDial }
    : { number: company.phone, dial: company.phoneDial };
}
