import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Page } from '../pages/page.ts';
import { pageTexts } from '../pages/page-texts.ts';

const changesSchema = z.record(z.string(), z.strictObject({ words: z.string(), changed: z.iso.date() }));

/** By page path: a fingerprint of its texts, and the date of their last change. */
export type LastChanges = z.output<typeof changesSchema>;

const changesFile = () => path.join(process.cwd(), 'content', 'last-changed.json');

/** Reads `content/last-changed.json`; empty if it is missing. */
export function readLastChanges(): LastChanges {
  const file = changesFile();
  return fs.existsSync(file) ? changesSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
}

/** Writes one line per page to avoid merge conflicts. */
export function writeLastChanges(changes: LastChanges): void {
  const lines = Object.entries(changes)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([page, { words, changed }]) =>
        `  ${JSON.stringify(page)}: { "words": "${words}", "changed": "${changed}" }`,
    );
  fs.writeFileSync(changesFile(), `{\n${lines.join(',\n')}\n}\n`);
}

/** Sets changed and new pages to `today`, keeps the others, and drops pages that no longer exist. */
export function updateLastChanges(changes: LastChanges, pages: readonly Page[], today: string): LastChanges {
  return Object.fromEntries(
    pages.map((page) => {
      const words = fingerprintOf(page);
      const before = changes[page.path];
      return [page.path, before?.words === words ? before : { words, changed: today }];
    }),
  );
}

function fingerprintOf(page: Page): string {
  return createHash('sha256')
    .update(JSON.stringify(pageTexts(page)))
    .digest('hex')
    .slice(0, 12);
}
