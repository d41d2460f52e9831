import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../mistake.ts';
import { listPairs } from './list-pairs.ts';

const ledgerSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** For each file, and each of its French fields: a fingerprint of the English text that the French was last held against. */
export type SeenEnglish = z.output<typeof ledgerSchema>;

const ledgerFile = (root: string) => path.join(root, 'french-seen.json');

/** What `french-seen.json` of a content folder remembers; nothing where it is missing. */
export function readSeenEnglish(root: string): SeenEnglish {
  const file = ledgerFile(root);
  return fs.existsSync(file) ? ledgerSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
}

/**
 * Remembers the English texts of some files, or of all, as those that their French says. What other files have is kept; texts
 * and files that are gone are forgotten.
 *
 * @param isSeen whether a French file was held against its English
 */
export function noteSeenEnglish(root: string, isSeen: (file: string) => boolean): void {
  const known = readSeenEnglish(root);
  const ledger: SeenEnglish = {};
  for (const { file, field, english } of listPairs(root)) {
    const fingerprint = isSeen(file) ? fingerprintOf(english) : known[file]?.[field];
    if (fingerprint) ledger[file] = { ...ledger[file], [field]: fingerprint };
  }
  fs.writeFileSync(ledgerFile(root), `${JSON.stringify(ledger, null, 2)}\n`);
}

/** Every French text whose English has changed since somebody held one against the other, or that nobody has yet. */
export function findDrift(root: string): Mistake[] {
  const known = readSeenEnglish(root);
  return listPairs(root).flatMap((pair) => {
    const seen = known[pair.file] ?? {};
    const now = fingerprintOf(pair.english);
    // An item that only moved in its list has its fingerprint under another number.
    if (Object.values(seen).includes(now)) return [];
    const before = seen[pair.field];
    const problem = before
      ? `the English has changed (it was ${before}, it is ${now})`
      : `not held against the English yet (it is ${now})`;
    return [{ file: pair.file, field: pair.field, problem }];
  });
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 8);
}
