import fs from 'node:fs';
import path from 'node:path';
import { readArtCache } from './art-cache.ts';
import { artInputs } from './art-inputs.ts';
import { drawPictures, listPictures } from './draw-pictures.ts';

/** Requests of one page arrive within this time and are drawn together. */
const collectMs = 30;

/**
 * Draws pictures when a page asks for them, as the whole set takes minutes.
 *
 * @param onDrawing told which files are being drawn, and an empty list at the end
 */
export function drawOnRequest(onDrawing: (files: readonly string[]) => void) {
  let jobs: ReturnType<typeof listPictures> = new Map();
  let batch: Promise<void> | undefined;
  const wanted = new Set<string>();

  /** Notices that the content needs other pictures. */
  function refresh(): void {
    if (readArtCache().inputs !== artInputs()) jobs = listPictures();
  }

  /** Draws a file into `public` unless it is there. Resolves to whether the content has such a picture. */
  async function draw(file: string): Promise<boolean> {
    if (jobs.size === 0) jobs = listPictures();
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
      await drawPictures(found);
    } finally {
      for (const file of files) wanted.delete(file);
      onDrawing([]);
    }
  }

  return { refresh, draw };
}
