import { contentIn } from '../content/content-in.ts';
import type { Page } from './page.ts';

export type Phone = {
  /** For display: `1-800-555-0142`. */
  number: string;
  /** For `tel:` links: `+18005550142`. */
  dial: string;
  /** The desk that answers, such as "Toronto desk"; undefined for the main number. */
  desk?: string;
};

/** The phone number of a page, from header to footer; landing pages have a separate desk. */
export function phoneOf({ language, kind }: Pick<Page, 'language' | 'kind'>): Phone {
  const { company } = contentIn(language);
  return kind === 'landing'
    ? { number: company.landingPhone, dial: company.landingPhoneDial, desk: company.landingDesk }
    : { number: company.phone, dial: company.phoneDial };
}
