import path from 'node:path';
import { findSamples } from '../lib/content/find-samples.ts';

/** Lists sample values that still replace the owner's facts, with file and field; exits with code 1 if there are any. */
export function checkLaunch(): void {
  const samples = findSamples(path.resolve(import.meta.dirname, '..', 'content'));
  if (samples.length === 0) {
    console.log('Nothing stands in for the owner’s own facts.');
    return;
  }
  const rows = samples.map(({ file, field, what }) => [`content/${file}`, field, what]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.error(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.error(
    `\n${samples.length} samples are left, so the site must not be published where the public can reach it. Put your own ` +
      'facts in their place, remove the note (# Sample, # To confirm) above each, and build again. To look at the site ' +
      'before that, build it without SITE_ORIGIN and with an origin ending in .example in content/company.yaml: the ' +
      'export runs on any host.',
  );
  process.exit(1);
}

/** `npm run check:launch`. Builds for a public origin run it, too. */
if (import.meta.main) checkLaunch();
