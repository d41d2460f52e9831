import path from 'node:path';
import { findSamples, type Sample } from '../lib/content/find-samples.ts';

/**
 * Lists sample values that still replace the owner's facts, with file and field, and what buyers ask that only the owner can
 * answer. Exits with code 1 while there are samples; an open answer is left out of the pages and stops nothing.
 */
export function checkLaunch(): void {
  const found = findSamples(path.resolve(import.meta.dirname, '..', 'content'));
  const open = found.filter(({ isOpen }) => isOpen);
  const samples = found.filter(({ isOpen }) => !isOpen);
  if (open.length > 0)
    console.error(
      `${tableOf(open)}\n\n${open.length} fields are empty that only you can fill in, each with the reason why buyers ask. ` +
        'Pages leave them out.\n',
    );
  if (samples.length === 0) {
    console.log('Nothing stands in for the owner’s own facts.');
    return;
  }
  console.error(
    `${tableOf(samples)}\n\n${samples.length} samples are left, so the site must not be published where the public can reach it. Put your own ` +
      'facts in their place, remove the note (# Sample, # To confirm) above each, and build again. To look at the site ' +
      'before that, build it without SITE_ORIGIN and with an origin ending in .example in content/company.yaml: the ' +
      'export runs on any host.',
  );
  process.exit(1);
}

function tableOf(samples: readonly Sample[]): string {
  const rows = samples.map(({ file, field, what }) => [`content/${file}`, field, what]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** `npm run check:launch`. Builds for a public origin run it, too. */
if (import.meta.main) checkLaunch();
