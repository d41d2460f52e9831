import fs from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { FontFiles } from '../../art/text/lettering.ts';

/** Latin letters with their accents, figures, and the signs of maps and of French typography. */
const letters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”«»…′″°×',
].join('');

/** The site's two fonts, unpacked and with all their axes, as the pictures need them. */
export async function readFonts(): Promise<FontFiles> {
  const [text, display] = await Promise.all([unpack('radio-canada'), unpack('radio-canada-big')]);
  return { text, display };
}

async function unpack(name: string): Promise<Uint8Array> {
  return subsetFont(await fs.readFile(`art/fonts/${name}.woff2`), letters, { targetFormat: 'sfnt' });
}
