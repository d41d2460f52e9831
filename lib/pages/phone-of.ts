import { contentIn } from '../content/content-in.ts';
import type { Page } from './page.ts';

export type Phone = {
  /** As people read it: `1-800-555-0142`. */
  number: string;
  /** As a phone dials it: `+18005550142`. */
  dial: string;
  /** Who answers it, where that is not the company as a whole: "Toronto desk". */
  desk?: string;
};

/** The one phone number of a page, in its header, main part and footer: landing pages have a desk of their own. */
export function phoneOf({ language, kind }: Pick<Page, 'language' | 'kind'>): Phone {
  const { company } = contentIn(language);
  return kind === 'landing'
    ? { number: company.landingPhone, dial: company.landingPhoneDial, desk: company.landingDesk }
    : { number: company.phone, dial: company.phoneDial };
}
