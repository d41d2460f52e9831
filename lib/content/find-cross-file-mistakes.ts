import { landingPairs } from '../landing/landing-pairs.ts';
import type { Mistake } from './content-error.ts';
import { findDanglingReferences, type References } from './find-dangling-references.ts';
import { findLandingMistakes, findUnknownChallenges, type Landing } from './find-landing-mistakes.ts';
import {
  type City,
  findCopiedTexts,
  findRepeatedMetadata,
  findTakenAddresses,
  type NamedEntries as Named,
} from './find-repeated-texts.ts';
import { listFiles } from './list-files.ts';
import { readFile } from './read-file.ts';

type Parsed = References &
  Named & {
    industries: readonly { slug: string; file: string; en: { challenges: readonly string[] } }[];
    landing: readonly Landing[];
    cities: readonly City[];
  };

/** A service's landing pages list twelve questions; at least five come from the page or the service itself. */
const minQuestions = 7;

/**
 * Mistakes that span files: dangling references, missing landing pages, services with too few questions.
 *
 * An invalid entry still counts as existing, so that one mistake is not reported again by every file that refers to it.
 */
export function findCrossFileMistakes(root: string, parsed: Parsed, files: Iterable<string>): Mistake[] {
  const slugsIn = (folder: string) => listFiles(root, folder).map((name) => name.replace(/\.ya?ml$/, ''));
  const services = slugsIn('services');
  const industries = slugsIn('industries');
  const mistakes = [
    ...findDanglingReferences(parsed, { services, industries }),
    ...findMissingQuestions(parsed.faq, services),
    ...findUnknownChallenges(parsed.landing, parsed.industries),
    ...findTakenAddresses(parsed),
    ...findRepeatedMetadata(readAll(root, files)),
    ...findCopiedTexts(parsed.landing, parsed.cities),
  ];
  // The pairs are unknown while an industry is invalid.
  if (parsed.industries.length < industries.length) return mistakes;
  const pairs = landingPairs({ services, cities: slugsIn('cities'), industries: parsed.industries });
  const renamed = [...parsed.services, ...parsed.cities, ...parsed.industries].flatMap(
    ({ slug, formerly = [] }) => formerly.map((name): [string, string] => [name, slug]),
  );
  return [...mistakes, ...findLandingMistakes(parsed.landing, slugsIn('landing'), pairs, new Map(renamed))];
}

/** The files that can be read and have a valid name. */
function readAll(root: string, files: Iterable<string>) {
  return [...files].flatMap((file) => {
    if (!/^[\w/.-]+\.(?:yaml|md)$/.test(file)) return [];
    const read = readFile(root, file);
    return 'data' in read ? [{ file, data: read.data }] : [];
  });
}

function findMissingQuestions(faq: Parsed['faq'], services: readonly string[]): Mistake[] {
  if (!faq) return [];
  return services.flatMap((service) => {
    const found = faq.items.filter((item) => item.services.includes(service)).length;
    const problem = `expected at least ${minQuestions} questions that name ${service} among their services, found ${found}`;
    return found < minQuestions ? [{ file: 'faq.yaml', field: 'items', problem }] : [];
  });
}
