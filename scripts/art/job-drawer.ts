import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { appIcon } from '../../art/brand/app-icon.ts';
import { faviconFile } from '../../art/brand/favicon-file.ts';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import type { Job } from './job.ts';
import { minify } from './minify.ts';
import { shareRenderer } from './share-renderer.ts';

/** Prepares to make files: the function returned makes one and writes it. */
export function jobDrawer(words: ArtWords, resources: Resources): (job: Job) => Promise<void> {
  const pictures = new Map(catalogue(words).map((picture) => [picture.name, picture]));
  const share = shareRenderer(words, resources);
  const make = async ({ file, task }: Job): Promise<string | Uint8Array> => {
    switch (task.kind) {
      case 'picture': {
        const picture = pictures.get(task.name);
        if (!picture) throw new RangeError(`no picture is called "${task.name}"`);
        return minify(picture.draw(resources));
      }
      case 'icon': {
        const svg = Buffer.from(appIcon(task.share, task.radius));
        const png = await sharp(svg).resize(task.side).png({ compressionLevel: 9 }).toBuffer();
        return file.endsWith('.ico') ? faviconFile(png) : png;
      }
      case 'share':
        return share(task.art, task.words);
    }
  };
  return async (job) => {
    const target = path.join('public', job.file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, await make(job));
  };
}
