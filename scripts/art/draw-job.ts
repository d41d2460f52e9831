import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import { faviconFile } from '../../art/brand/favicon-file.ts';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { type Notes, readNotes } from '../../art/sheet/read-notes.ts';
import { appIcon } from '../../lib/brand/app-icon.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import type { Job } from './list-jobs.ts';
import { shareRenderer } from './share-renderer.ts';

type Drawing = { readonly bytes: string | Uint8Array; readonly notes?: Notes };

/** Returns a function that draws and writes one file, and resolves to the notes of a picture. */
export function jobDrawer(
  words: Record<Language, ArtWords>,
  resources: Resources,
): (job: Job) => Promise<Notes | undefined> {
  const pictures = byLanguage(
    (language) => new Map(catalogue(words[language]).map((picture) => [picture.name, picture])),
  );
  // The pictures on share images contain no words, so any language will do.
  const share = shareRenderer(words[languages[0]], resources);
  const render = async ({ file, task }: Job): Promise<Drawing> => {
    switch (task.kind) {
      case 'picture': {
        const picture = pictures[task.language].get(task.name);
        if (!picture) throw new RangeError(`no picture is called "${task.name}"`);
        const svg = picture.draw(resources);
        return { bytes: minify(svg), notes: readNotes(svg) };
      }
      case 'icon': {
        const svg = Buffer.from(appIcon(task.margin, task.radius));
        // Rendered large and scaled down.
        const png = await sharp(svg, { density: 900 })
          .resize(task.side)
          .png({ compressionLevel: 9 })
          .toBuffer();
        return { bytes: file.endsWith('.ico') ? faviconFile(png) : png };
      }
      case 'share':
        return share(task.art, task.words);
    }
  };
  return async (job) => {
    const target = path.join('public', job.file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    const { bytes, notes } = await render(job);
    const old = await fs.readFile(target).catch(() => undefined);
    // Do not touch an unchanged file: a build may be copying it.
    if (!old?.equals(Buffer.from(bytes))) await fs.writeFile(target, bytes);
    return notes;
  };
}

/** Only tests read the `data-…` attributes. */
const picture: PluginConfig[] = [
  'preset-default',
  { name: 'removeAttrs', params: { attrs: ['data-label', 'data-mark', 'data-dot'] } },
];

/** Other files refer to the symbols, so only their contents may change. */
const sprite: PluginConfig[] = [
  { name: 'convertShapeToPath', params: { convertArcs: true } },
  { name: 'mergePaths', params: { force: true } },
  'convertPathData',
];

/** Shortens paths and removes the notes for tests. */
function minify(svg: string): string {
  return optimize(svg, { floatPrecision: 1, plugins: svg.includes('<symbol') ? sprite : picture }).data;
}
