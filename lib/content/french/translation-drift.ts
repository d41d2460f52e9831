import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../content-error.ts';
import { listTranslations, type Translation } from './list-translations.ts';

const reviewsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** By file and French field: a fingerprint of the English text that the French was last compared with. */
type Reviews = z.output<typeof reviewsSchema>;

const reviewsFile = (root: string) => path.join(root, 'french-seen.json');

/** Reads `french-seen.json`; empty if it is missing. */
export function readReviews(root: string): Reviews {
  const file = reviewsFile(root);
  return fs.existsSync(file) ? reviewsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
}

/**
 * Records some current English texts as reviewed. Keeps the records of the others and drops those of texts that no longer
 * exist.
 *
 * @param isReviewed whether the French of a text was compared with its English
 */
export function recordReview(root: string, isReviewed: (text: Translation) => boolean): void {
  const earlier = readReviews(root);
  const reviews: Reviews = {};
  for (const text of listTranslations(root)) {
    const { file, field, english } = text;
    const fingerprint = isReviewed(text) ? fingerprintOf(english) : earlier[file]?.[field];
    if (fingerprint) reviews[file] = { ...reviews[file], [field]: fingerprint };
  }
  fs.writeFileSync(reviewsFile(root), `${JSON.stringify(reviews, null, 2)}\n`);
}

/** Every French text whose English has changed since its last review, or that was never reviewed. */
export function findTranslationDrift(root: string, files?: readonly string[]): Mistake[] {
  const reviews = readReviews(root);
  return listTranslations(root, files).flatMap(({ file, field, english }) => {
    const reviewed = reviews[file] ?? {};
    const current = fingerprintOf(english);
    // An item that only moved within its list has its fingerprint under another index.
    if (Object.values(reviewed).includes(current)) return [];
    const before = reviewed[field];
    const problem = before
      ? `the English has changed (it was ${before}, it is ${current})`
      : `not held against the English yet (it is ${current})`;
    return [{ file, field, problem }];
  });
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 8);
}
