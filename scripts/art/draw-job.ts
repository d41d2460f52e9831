import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import { faviconFile } from '../../art/brand/favicon-file.ts';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { shareArt } from '../../art/share/share-art.ts';
import {
  type ShareWords,
  shareArtFrame,
  shareBorder,
  shareGround,
  shareText,
} from '../../art/share/share-image.ts';
import { type Notes, readNotes } from '../../art/svg/read-notes.ts';
import { appIcon } from '../../lib/brand/app-icon.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import type { Job } from './list-jobs.ts';

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

/** Shortens paths and removes the notes for tests. */
function minify(svg: string): string {
  return optimize(svg, { floatPrecision: 1, plugins: picture }).data;
}

type Pixels = { readonly data: Buffer; readonly info: Raw };

/**
 * Returns a function that renders a share image. Consecutive images with the same picture reuse its rendered background.
 */
function shareRenderer(words: ArtWords, resources: Resources) {
  const ground = pixels(sharp(Buffer.from(shareGround())));
  const border = Buffer.from(shareBorder());
  let last: { art: string; background: Pixels; notes: Notes } | undefined;
  const renderBackground = async (picture: string): Promise<Pixels> => {
    const { data, info } = await ground;
    return pixels(
      sharp(data, { raw: info }).composite([
        { input: Buffer.from(picture), left: shareArtFrame.x, top: shareArtFrame.y },
        { input: border },
      ]),
    );
  };
  return async (art: string, shareWords: ShareWords): Promise<Drawing> => {
    if (last?.art !== art) {
      const picture = shareArt(art, words, resources);
      last = { art, background: await renderBackground(picture), notes: readNotes(picture) };
    }
    const { background, notes } = last;
    const bytes = await sharp(background.data, { raw: background.info })
      .composite([{ input: Buffer.from(shareText(resources.letters, shareWords)), left: 0, top: 0 }])
      .removeAlpha()
      // The images have few flat colours: more effort takes time, and dithering makes files larger.
      .png({ palette: true, quality: 80, effort: 3, dither: 0, compressionLevel: 6 })
      .toBuffer();
    return { bytes, notes };
  };
}

function pixels(image: Sharp): Promise<Pixels> {
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
