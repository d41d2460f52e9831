import type { Language } from '../i18n/languages.ts';
import type { ContactMessage } from './contact-schema.ts';
import type { SpamVerdict } from './score-spam.ts';

/** A message and what is known about the way it came: what is stored, listed and mailed. */
export type ReceivedMessage = {
  message: ContactMessage;
  /** Of the page that it was written on. */
  language: Language;
  spam: SpamVerdict;
  /** Kept for `npm run messages -- --held` instead of being mailed, because it is marked as spam. */
  isHeld: boolean;
  /** The same for the same text, whoever sent it; undefined for a text so short that many people write it. */
  textDigest: string | undefined;
};
