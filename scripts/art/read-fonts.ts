import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { FontFiles } from '../../art/text/lettering.ts';

const folder = 'node_modules/@fontsource-variable';
const files = {
  text: 'radio-canada/files/radio-canada-latin-standard-normal.woff2',
  display: 'radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
};

/** Latin letters with their accents, figures, and the signs of maps and of French typography. */
const letters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”«»…′″°×',
].join('');

/** The site's two fonts, unpacked and with all their axes, as the pictures need them. */
export async function readFonts(): Promise<FontFiles> {
  const [text, display] = await Promise.all([unpack(files.text), unpack(files.display)]);
  return { text, display };
}

async function unpack(file: string): Promise<Uint8Array> {
  return subsetFont(await fs.readFile(path.join(folder, file)), letters, { targetFormat: 'sfnt' });
}
