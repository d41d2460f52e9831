import sharp, { type Raw } from 'sharp';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { shareArt } from '../../art/share/share-art.ts';
import { type ShareWords, shareArtFrame, shareGround, shareOverlay } from '../../art/share/share-image.ts';

type Pixels = { readonly data: Buffer; readonly info: Raw };

/**
 * Prepares share images. Ground and picture are painted once for all images in a row that show the same picture, words
 * for each image.
 */
export function shareRenderer(words: ArtWords, resources: Resources) {
  let last: { art: string; ground: Promise<Pixels> } | undefined;
  return async (art: string, written: ShareWords): Promise<Uint8Array> => {
    if (last?.art !== art) last = { art, ground: paint(shareArt(art, words, resources)) };
    const { data, info } = await last.ground;
    return sharp(data, { raw: info })
      .composite([{ input: Buffer.from(shareOverlay(resources.letters, written)) }])
      .png({ palette: true, quality: 90, effort: 5, compressionLevel: 9 })
      .toBuffer();
  };
}

async function paint(art: string): Promise<Pixels> {
  const picture = { input: Buffer.from(art), left: shareArtFrame.x, top: shareArtFrame.y };
  return sharp(Buffer.from(shareGround()))
    .composite([picture])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
