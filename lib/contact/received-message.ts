import type { Language } from '../i18n/languages.ts';
import type { ContactMessage } from './contact-schema.ts';
import type { SpamVerdict } from './score-spam.ts';

/** A message with its metadata, as stored, listed and mailed. */
export type ReceivedMessage = {
  message: ContactMessage;
  /** The language of the page it was sent from. */
  language: Language;
  spam: SpamVerdict;
  /** Likely spam, kept for `npm run messages -- --held` instead of being mailed. */
  isHeld: boolean;
  /** Equal for equal texts; undefined for a text too short to be distinctive. */
  textDigest: string | undefined;
};
