import type { Language } from '../../lib/i18n/languages.ts';

type Sample = { readonly language: Language; readonly text: string };

/** Articles, pronouns, prepositions and the like. */
const functionWords: Readonly<Record<Language, string>> = {
  en: `the of and to is are was were be been this that these those with from by at it its we our you your they their who
    what which when where how if not has have had will would can could should does did there here than then each every any
    some more only into over after before while out up down about between without within for every`,
  fr: `le la les des du un une et est sont été être ce cette ces cet qui que dont où nous vous ils elles notre nos votre vos
    leur leurs avec dans sur par sans sous chez entre au aux en ne pas il elle se si mais ou donc même tout toute tous
    toutes moins très chaque peut peuvent avant après pendant depuis quand combien de à`,
};

/** Words of both languages: they identify neither, whichever uses them more often. */
const sharedWords = new Set(
  'an as car comment fin hall laid main me note on or page plus pour sale son sort'.split(' '),
);

/** A word identifies a language from this many texts on, if one language has this many times as many of them. */
const minTexts = 4;
const minRatio = 4;

/**
 * Learns from samples which words identify a language.
 *
 * Function words are built in, so that a sample in the wrong language cannot assign them to it.
 *
 * @returns a detector, which returns undefined if too few words of a text identify a language, or if they contradict each other
 */
export function languageDetector(samples: readonly Sample[]): (text: string) => Language | undefined {
  const languageOf = new Map<string, Language>();
  const counts = { en: countTexts(samples, 'en'), fr: countTexts(samples, 'fr') };
  for (const word of [...counts.en.keys(), ...counts.fr.keys()]) {
    if (word.length === 1 || sharedWords.has(word)) continue;
    const english = counts.en.get(word) ?? 0;
    const french = counts.fr.get(word) ?? 0;
    if (english + french < minTexts) continue;
    if (english >= minRatio * french) languageOf.set(word, 'en');
    if (french >= minRatio * english) languageOf.set(word, 'fr');
  }
  for (const language of ['en', 'fr'] as const)
    for (const word of functionWords[language].split(/\s+/)) languageOf.set(word, language);
  return (text) => decide(wordsIn(text).map((word) => languageOf.get(word) ?? detectByElision(word)));
}

/** Counts the different texts of a language that contain each word. */
function countTexts(samples: readonly Sample[], language: Language): ReadonlyMap<string, number> {
  const texts = new Set(samples.flatMap((sample) => (sample.language === language ? [sample.text] : [])));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a text in lower case, without acronyms and numbers, which belong to no language. */
function wordsIn(text: string): string[] {
  const words = text.normalize('NFC').match(/\p{L}+(?:[’'](?:\p{L}+)?)*/gu) ?? [];
  return words
    .filter((word) => !/^\p{Lu}{2,}s?$/u.test(word))
    .map((word) => word.toLowerCase().replaceAll("'", '’'));
}

/** An elision identifies the language of an unknown word: *l’équipe*, *you’re*. */
function detectByElision(word: string): Language | undefined {
  if (/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/.test(word)) return 'fr';
  return /’(?:s|t|re|ve|ll)$/.test(word) ? 'en' : undefined;
}

/** One language needs twice as many words as the other, and at least two; in a text of one or two words, one. */
function decide(found: readonly (Language | undefined)[]): Language | undefined {
  const count = (language: Language) => found.filter((one) => one === language).length;
  const [english, french] = [count('en'), count('fr')];
  if (Math.max(english, french) < (found.length > 2 ? 2 : 1)) return undefined;
  if (english >= 2 * french) return 'en';
  return french >= 2 * english ? 'fr' : undefined;
}
