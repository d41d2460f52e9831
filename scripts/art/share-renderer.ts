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

/** A share image and what stands where on its picture. */
export type ShareImage = { readonly bytes: Uint8Array; readonly notes: Notes };

type Pixels = { readonly data: Buffer; readonly info: Raw };

/**
 * Prepares share images. Ground, picture and border are painted once for all images in a row that show the same
 * picture, words for each image.
 */
export function shareRenderer(words: ArtWords, resources: Resources) {
  const ground = pixels(sharp(Buffer.from(shareGround())));
  const border = Buffer.from(shareBorder());
  let last: { art: string; sheet: Pixels; notes: Notes } | undefined;
  const sheetWith = async (picture: string): Promise<Pixels> => {
    const { data, info } = await ground;
    return pixels(
      sharp(data, { raw: info }).composite([
        { input: Buffer.from(picture), left: shareArtFrame.x, top: shareArtFrame.y },
        { input: border },
      ]),
    );
  };
  return async (art: string, written: ShareWords): Promise<ShareImage> => {
    if (last?.art !== art) {
      const picture = shareArt(art, words, resources);
      last = { art, sheet: await sheetWith(picture), notes: readNotes(picture) };
    }
    const { sheet, notes } = last;
    const bytes = await sharp(sheet.data, { raw: sheet.info })
      .composite([{ input: Buffer.from(shareText(resources.letters, written)), left: 0, top: 0 }])
      .removeAlpha()
      // Few flat colours: a longer search for the palette takes time, dithering makes larger files.
      .png({ palette: true, quality: 80, effort: 3, dither: 0, compressionLevel: 6 })
      .toBuffer();
    return { bytes, notes };
  };
}

function pixels(image: Sharp): Promise<Pixels> {
  return image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
