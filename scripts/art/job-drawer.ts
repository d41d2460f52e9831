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
import type { Job } from './job.ts';
import { shareRenderer } from './share-renderer.ts';

type Made = { readonly bytes: string | Uint8Array; readonly notes?: Notes };

/** Prepares to make files: the function returned makes one, writes it, and tells the notes of a picture. */
export function jobDrawer(
  words: Record<Language, ArtWords>,
  resources: Resources,
): (job: Job) => Promise<Notes | undefined> {
  const pictures = byLanguage(
    (language) => new Map(catalogue(words[language]).map((picture) => [picture.name, picture])),
  );
  // The picture of a share image has no words on it.
  const share = shareRenderer(words[languages[0]], resources);
  const make = async ({ file, task }: Job): Promise<Made> => {
    switch (task.kind) {
      case 'picture': {
        const picture = pictures[task.language].get(task.name);
        if (!picture) throw new RangeError(`no picture is called "${task.name}"`);
        const svg = picture.draw(resources);
        return { bytes: minify(svg), notes: readNotes(svg) };
      }
      case 'icon': {
        const svg = Buffer.from(appIcon(task.margin, task.radius));
        // Drawn large, then made smaller.
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
    const { bytes, notes } = await make(job);
    const old = await fs.readFile(target).catch(() => undefined);
    // What is the same is left alone: a build may be copying it.
    if (!old?.equals(Buffer.from(bytes))) await fs.writeFile(target, bytes);
    return notes;
  };
}

/** What reads the attributes `data-…` are tests of the drawings. */
const picture: PluginConfig[] = [
  'preset-default',
  { name: 'removeAttrs', params: { attrs: ['data-label', 'data-mark', 'data-dot'] } },
];

/** Symbols are used from elsewhere: only their insides may change. */
const sprite: PluginConfig[] = [
  { name: 'convertShapeToPath', params: { convertArcs: true } },
  { name: 'mergePaths', params: { force: true } },
  'convertPathData',
];

/** The picture without anything its reader cannot see: short paths, no notes for tests. */
function minify(svg: string): string {
  return optimize(svg, { floatPrecision: 1, plugins: svg.includes('<symbol') ? sprite : picture }).data;
}
