import type { Language } from '../../lib/i18n/languages.ts';
import type { LandingPair } from '../../lib/landing/landing-pairs.ts';
import { answerWords } from './answer-words.ts';

/**
 * Lists what a lead or description of a landing page fails to name: the service or industry, the place, an IT word.
 *
 * @param text the description, or the first sentence of the lead
 */
export function missingIn(language: Language, text: string, pair: LandingPair, cityName?: string): string[] {
  const { services, industries, country, itWord } = answerWords[language];
  const place = cityName ? new RegExp(`(?<!\\p{L})${cityName}`, 'iu') : country;
  const subjects = [
    ...('service' in pair ? [services[pair.service]] : []),
    ...('industry' in pair ? [industries[pair.industry]] : []),
  ];
  return [
    ...(subjects.every((subject) => subject?.test(text)) ? [] : ['what or whom']),
    ...(place.test(text) ? [] : ['where']),
    ...(itWord.test(text) ? [] : ['an IT word']),
  ];
}

/** Returns the first sentence of a text. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+(?=[“‘«]?\p{Lu})/u)[0] ?? text;
}
