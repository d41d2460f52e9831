import fs from 'node:fs';
import path from 'node:path';
import { landingPairs } from '../landing/landing-pairs.ts';
import type { Mistake } from './content-error.ts';
import { findDanglingReferences } from './find-dangling-references.ts';
import { findLandingMistakes, findRenamedFiles, findUnknownChallenges } from './find-landing-mistakes.ts';
import { findMapMistakes } from './find-map-mistakes.ts';
import { findCopiedTexts, findRepeatedMetadata, findTakenAddresses } from './find-repeated-texts.ts';
import { slugsIn } from './list-files.ts';
import type { Parsed } from './parse-content.ts';
import type { Entry } from './parse-entry.ts';
import { readData } from './read-file.ts';

/** A service's landing pages list twelve questions; at least five come from the page or the service itself. */
const minQuestions = 7;

/**
 * Mistakes that span files: dangling references, missing landing pages, services with too few questions.
 *
 * An invalid entry still counts as existing, so that one mistake is not reported again by every file that refers to it.
 */
export function findCrossFileMistakes(root: string, parsed: Parsed, entries: readonly Entry[]): Mistake[] {
  const services = slugsIn(root, 'services');
  const industries = slugsIn(root, 'industries');
  const categories = parsed.faq?.categories.map(({ id }) => id);
  const { landing, caseStudies, cities } = parsed;
  const written: readonly { file: string; slug: string; city?: string }[] = [
    ...landing,
    ...caseStudies,
    ...cities,
    ...parsed.services,
    ...parsed.industries,
  ];
  const renamed = new Map(
    [...parsed.services, ...parsed.cities, ...parsed.industries].flatMap(({ slug, formerly = [] }) =>
      formerly.map((name): [string, string] => [name, slug]),
    ),
  );
  const renamedFiles = findRenamedFiles(
    landing,
    { services, cities: slugsIn(root, 'cities'), industries },
    renamed,
  );
  // A mistake in a file hides no reference of it.
  const read = entries.flatMap(({ file, schema, entry = readData(root, file) }) =>
    typeof entry === 'object' && entry ? [{ file, schema, entry }] : [],
  );
  const mistakes = [
    ...findDanglingReferences(read, { services, industries, ...(categories && { categories }) }),
    ...(renamedFiles.length > 0 ? renamedFiles : findMapMistakes(parsed)),
    ...findMissingQuestions(parsed.faq, services),
    ...findUnknownChallenges(parsed),
    ...findTakenAddresses(parsed),
    ...findRepeatedMetadata(readAll(root, oldestFirst(root, entries))),
    ...findCopiedTexts(oldestFirst(root, written), cities),
  ];
  // The pairs are unknown while an industry is invalid, and wrong while a file has another name than its pages know.
  if (renamedFiles.length > 0 || parsed.industries.length < industries.length) return mistakes;
  const pairs = landingPairs({ services, cities: slugsIn(root, 'cities'), industries: parsed.industries });
  const pages = read
    .filter(({ file }) => file.startsWith('landing/'))
    .map(({ file, entry }) => ({ kind: '', ...entry, file, slug: path.parse(file).name }));
  return [...mistakes, ...findLandingMistakes(pages, slugsIn(root, 'landing'), pairs, renamed)];
}

/** Of two files with the same text, the one saved later is the copy. */
function oldestFirst<T extends { file: string }>(root: string, entries: readonly T[]): T[] {
  const savedAt = (file: string) =>
    fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return entries
    .map((entry) => ({ entry, time: savedAt(entry.file) }))
    .toSorted((a, b) => a.time - b.time)
    .map(({ entry }) => entry);
}

/** The files that can be read and have a valid name. */
function readAll(root: string, files: readonly { file: string }[]) {
  return files.flatMap(({ file }) => {
    if (!/^[\w/.-]+\.(?:yaml|md)$/.test(file)) return [];
    const data = readData(root, file);
    return data === undefined ? [] : [{ file, data }];
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
