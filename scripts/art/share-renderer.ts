import sharp, { type Raw, type Sharp } from 'sharp';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { shareArt } from '../../art/share/share-art.ts';
import {
  type ShareWords,
  shareArtFrame,
  shareBorder,
  shareGround,
  shareText,
} from '../../art/share/share-image.ts';
import { type Notes, readNotes } from '../../art/sheet/read-notes.ts';

type ShareImage = { readonly bytes: Uint8Array; readonly notes: Notes };

type Pixels = { readonly data: Buffer; readonly info: Raw };

/**
 * Returns a function that renders a share image. Consecutive images with the same picture reuse its rendered background.
 */
export function shareRenderer(words: ArtWords, resources: Resources) {
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
  return async (art: string, shareWords: ShareWords): Promise<ShareImage> => {
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
