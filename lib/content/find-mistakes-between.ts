import { landingPairs } from '../landing/landing-pairs.ts';
import { entryFiles } from './entry-files.ts';
import { findDanglingMentions, type Mentions } from './find-dangling-mentions.ts';
import { findLandingMistakes, findUnknownChallenges, type Landing } from './find-landing-mistakes.ts';
import { findShortAnswerLists } from './find-short-answer-lists.ts';
import type { Mistake } from './mistake.ts';

type Parsed = Mentions & {
  industries: readonly { slug: string; file: string; en: { challenges: readonly string[] } }[];
  landing: readonly Landing[];
};

/**
 * The mistakes that no file shows by itself: entries that name each other wrongly, landing pages that are missing.
 *
 * An entry that could not be read counts as existing here: its own mistakes are reported, not everything that names it.
 */
export function findMistakesBetween(root: string, parsed: Parsed): Mistake[] {
  const slugsIn = (folder: string) => entryFiles(root, folder).map((name) => name.replace(/\.ya?ml$/, ''));
  const services = slugsIn('services');
  const industries = slugsIn('industries');
  const dangling = [
    ...findDanglingMentions(parsed, { services, industries }),
    ...findShortAnswerLists(parsed.faq, services),
    ...findUnknownChallenges(parsed.landing, parsed.industries),
  ];
  // Which pairs an industry has stands in the industry itself.
  if (parsed.industries.length < industries.length) return dangling;
  const pairs = landingPairs({ services, cities: slugsIn('cities'), industries: parsed.industries });
  return [...dangling, ...findLandingMistakes(parsed.landing, slugsIn('landing'), pairs)];
}
