import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { listFiles } from '../files/list-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const content = path.join(root, 'content');
const folder = path.join(root, '.cache/fonts');

/** Kerning and tabular digits. */
const keepFeatures = ['kern', 'tnum'];

type Font = { file: string; axes: Readonly<Record<string, { min: number; max: number }>> };

/** The fonts of `app/fonts.ts`, with the widths and weights that the style sheets use. */
const fonts: readonly Font[] = [
  { file: 'radio-canada.woff2', axes: { wght: { min: 400, max: 600 }, wdth: { min: 82, max: 100 } } },
  { file: 'radio-canada-big.woff2', axes: { wght: { min: 500, max: 700 } } },
];

/** Letters, punctuation and spaces of English and French, in use or not. Rarer characters are taken from the content. */
const alphabet = '\u00a0\u00ad\u2009«»‹›“”‘’„–—…•·°′″×−²€©®§ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüÿ';
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Subsets both fonts to the characters and axes in use, which reduces 61 kB to 34, unless the cache has the result. */
export async function subsetFonts(): Promise<void> {
  const texts = listFiles(content)
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => fs.readFileSync(path.join(content, file), 'utf8'));
  const inContent = [...new Set(texts.join(''))].sort().join('');
  const text = [...new Set(ascii + alphabet + inContent)].join('');
  const recipe = JSON.stringify({ fonts, keepFeatures, text });
  const recipeFile = path.join(folder, 'recipe.json');
  if (fs.existsSync(recipeFile) && fs.readFileSync(recipeFile, 'utf8') === recipe) return;
  fs.mkdirSync(folder, { recursive: true });
  for (const { file, axes } of fonts) {
    const font = fs.readFileSync(path.join(root, 'art/fonts', file));
    const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
    fs.writeFileSync(path.join(folder, file), subset);
    process.stdout.write(`Subset ${file}: ${font.length} to ${subset.length} bytes\n`);
  }
  fs.writeFileSync(recipeFile, recipe);
}
