import fs from 'node:fs';
import path from 'node:path';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { readArtCache, writeArtCache } from './art-cache.ts';
import { artInputs, artSources } from './art-inputs.ts';
import type { Job } from './list-jobs.ts';
import { listJobs } from './list-jobs.ts';
import { readArtWords } from './read-art-words.ts';
import { runJobs } from './run-jobs.ts';

/** Requests of one page arrive within this time and are drawn together. */
const collectMs = 30;

/**
 * Draws pictures when a page asks for them, as the whole set takes minutes.
 *
 * @param onDrawing told which files are being drawn, and an empty list at the end
 */
export function drawOnRequest(onDrawing: (files: readonly string[]) => void) {
  const sources = artSources();
  let jobs = new Map<string, Job>();
  let batch: Promise<void> | undefined;
  const wanted = new Set<string>();

  function list(): void {
    const words = byLanguage(readArtWords);
    const all = languages.flatMap((language) => listJobs(words[language], language, sources));
    jobs = new Map(all.map((job) => [job.file, job]));
  }

  /** Lists the pictures that the content needs and deletes those that are stale, so that no page shows them. */
  function refresh(): void {
    const cache = readArtCache();
    if (cache.inputs === artInputs()) return;
    list();
    const isFresh = ([file, { key }]: [string, { key: string }]) => jobs.get(file)?.key === key;
    const { fresh = [], stale = [] } = Object.groupBy(Object.entries(cache.files), (entry) =>
      isFresh(entry) ? 'fresh' : 'stale',
    );
    for (const [file] of stale) fs.rmSync(path.join('public', file), { force: true });
    writeArtCache({ files: Object.fromEntries(fresh), inputs: '' });
  }

  /** Draws a file into `public` unless it is there. Resolves to whether the content has such a picture. */
  async function draw(file: string): Promise<boolean> {
    if (jobs.size === 0) list();
    if (!jobs.has(file)) return false;
    if (!fs.existsSync(path.join('public', file))) wanted.add(file);
    while (wanted.has(file)) {
      batch ??= new Promise((resolve) => setTimeout(resolve, collectMs)).then(drawWanted).finally(() => {
        batch = undefined;
      });
      await batch;
    }
    return true;
  }

  async function drawWanted(): Promise<void> {
    const files = [...wanted];
    const found = files.flatMap((file) => jobs.get(file) ?? []);
    onDrawing(found.map(({ file }) => file));
    try {
      const { files: drawn } = readArtCache();
      await runJobs(found, byLanguage(readArtWords), ({ file, key }, notes) => {
        drawn[file] = notes ? { key, notes } : { key };
      });
      writeArtCache({ files: drawn, inputs: '' });
    } finally {
      for (const file of files) wanted.delete(file);
      onDrawing([]);
    }
  }

  return { refresh, draw };
}
