import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Page } from '../pages/page.ts';
import { wordsOf } from '../pages/words-of.ts';

const ledgerSchema = z.record(z.string(), z.strictObject({ words: z.string(), changed: z.iso.date() }));

/** For each page, by its path: a fingerprint of its words, and the day they were first seen. */
export type LastChanges = z.output<typeof ledgerSchema>;

const ledgerFile = () => path.join(process.cwd(), 'content', 'last-changed.json');

/** What `content/last-changed.json` remembers; nothing where it is missing. */
export function readLastChanges(): LastChanges {
  const file = ledgerFile();
  return fs.existsSync(file) ? ledgerSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
}

/** Writes it with a line for each page, so that two branches seldom touch the same one. */
export function writeLastChanges(changes: LastChanges): void {
  const lines = Object.entries(changes)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([page, { words, changed }]) =>
        `  ${JSON.stringify(page)}: { "words": "${words}", "changed": "${changed}" }`,
    );
  fs.writeFileSync(ledgerFile(), `{\n${lines.join(',\n')}\n}\n`);
}

/** A page whose words are as remembered keeps its day; any other gets `today`; pages that are gone are forgotten. */
export function updateLastChanges(known: LastChanges, pages: readonly Page[], today: string): LastChanges {
  return Object.fromEntries(
    pages.map((page) => {
      const words = fingerprintOf(page);
      const before = known[page.path];
      return [page.path, before?.words === words ? before : { words, changed: today }];
    }),
  );
}

function fingerprintOf(page: Page): string {
  return createHash('sha256')
    .update(JSON.stringify(wordsOf(page)))
    .digest('hex')
    .slice(0, 12);
}
