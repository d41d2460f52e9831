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

type Pixels = { readonly data: Buffer; readonly info: Raw };

/**
 * Prepares share images. Ground, picture and border are painted once for all images in a row that show the same
 * picture, words for each image.
 */
export function shareRenderer(words: ArtWords, resources: Resources) {
  const ground = pixels(sharp(Buffer.from(shareGround())));
  const border = Buffer.from(shareBorder());
  let last: { art: string; sheet: Promise<Pixels> } | undefined;
  const sheetWith = async (art: string): Promise<Pixels> => {
    const picture = Buffer.from(shareArt(art, words, resources));
    const { data, info } = await ground;
    return pixels(
      sharp(data, { raw: info }).composite([
        { input: picture, left: shareArtFrame.x, top: shareArtFrame.y },
        { input: border },
      ]),
    );
  };
  return async (art: string, written: ShareWords): Promise<Uint8Array> => {
    if (last?.art !== art) last = { art, sheet: sheetWith(art) };
    const { data, info } = await last.sheet;
    return (
      sharp(data, { raw: info })
        .composite([{ input: Buffer.from(shareText(resources.letters, written)), left: 0, top: 0 }])
        .removeAlpha()
        // Few flat colours: a longer search for the palette takes time, dithering makes larger files.
        .png({ palette: true, quality: 80, effort: 3, dither: 0, compressionLevel: 6 })
        .toBuffer()
    );
  };
}

function pixels(image: Sharp): Promise<Pixels> {
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
