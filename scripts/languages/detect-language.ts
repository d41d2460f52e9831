/** The languages that are told apart. */
export type Spoken = 'en' | 'fr';

export type Sample = { readonly language: Spoken; readonly text: string };

/** Words that sentences are built with. */
const functionWords: Readonly<Record<Spoken, string>> = {
  en: `the of and to is are was were be been this that these those with from by at it its we our you your they their who
    what which when where how if not has have had will would can could should does did there here than then each every any
    some more only into over after before while out up down about between without within for every`,
  fr: `le la les des du un une et est sont été être ce cette ces cet qui que dont où nous vous ils elles notre nos votre vos
    leur leurs avec dans sur par sans sous chez entre au aux en ne pas il elle se si mais ou donc même tout toute tous
    toutes moins très chaque peut peuvent avant après pendant depuis quand combien de à`,
};

/** Words that both languages have and that say nothing, however often one of them has them. */
const sharedWords = new Set(
  'an as car comment fin hall laid main me note on or page plus pour sale son sort'.split(' '),
);

/** A word says something of its text's language from so many texts on, if one language has so many times as many of them. */
const fewestTexts = 4;
const leastRatio = 4;

/**
 * Learns from texts which words belong to a language, and returns what tells the language of another text: undefined where
 * too few of its words say anything, or where they contradict each other.
 *
 * The words that sentences are built with are known beforehand, so that a sentence in the wrong language among the samples
 * teaches nothing false.
 */
export function languageDetector(samples: readonly Sample[]): (text: string) => Spoken | undefined {
  const known = new Map<string, Spoken>();
  const counts = { en: countTexts(samples, 'en'), fr: countTexts(samples, 'fr') };
  for (const word of [...counts.en.keys(), ...counts.fr.keys()]) {
    if (word.length === 1 || sharedWords.has(word)) continue;
    const english = counts.en.get(word) ?? 0;
    const french = counts.fr.get(word) ?? 0;
    if (english + french < fewestTexts) continue;
    if (english >= leastRatio * french) known.set(word, 'en');
    if (french >= leastRatio * english) known.set(word, 'fr');
  }
  for (const language of ['en', 'fr'] as const)
    for (const word of functionWords[language].split(/\s+/)) known.set(word, language);
  return (text) => decide(wordsIn(text).map((word) => known.get(word) ?? byElision(word)));
}

/** In how many different texts of a language each word stands. */
function countTexts(samples: readonly Sample[], language: Spoken): ReadonlyMap<string, number> {
  const texts = new Set(samples.flatMap((sample) => (sample.language === language ? [sample.text] : [])));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a text in lower case. Acronyms and numbers belong to no language. */
function wordsIn(text: string): string[] {
  const words = text.normalize('NFC').match(/\p{L}+(?:[’'](?:\p{L}+)?)*/gu) ?? [];
  return words
    .filter((word) => !/^\p{Lu}{2,}s?$/u.test(word))
    .map((word) => word.toLowerCase().replaceAll("'", '’'));
}

/** A vowel left out shows the language of a word that is not known: *l’équipe*, *you’re*. */
function byElision(word: string): Spoken | undefined {
  if (/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/.test(word)) return 'fr';
  return /’(?:s|t|re|ve|ll)$/.test(word) ? 'en' : undefined;
}

/** One language has to have twice as many words as the other; two words at least, in a text of one or two words one. */
function decide(found: readonly (Spoken | undefined)[]): Spoken | undefined {
  const of = (language: Spoken) => found.filter((one) => one === language).length;
  const [english, french] = [of('en'), of('fr')];
  if (Math.max(english, french) < (found.length > 2 ? 2 : 1)) return undefined;
  if (english >= 2 * french && english > 0) return 'en';
  return french >= 2 * english && french > 0 ? 'fr' : undefined;
}
