import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'art/fonts');
const folder = path.join(root, '.cache/fonts');

/** Pairs of letters that are moved together, and digits of one width. */
const keepFeatures = ['kern', 'tnum'];

type Font = { file: string; axes: Readonly<Record<string, { min: number; max: number }>> };

/** The fonts as `app/fonts.ts` takes them: the width and weights that the style sheets ask for. */
const fonts: readonly Font[] = [
  {
    file: 'radio-canada.woff2',
    axes: { wght: { min: 400, max: 600 }, wdth: { min: 82, max: 100 } },
  },
  {
    file: 'radio-canada-big.woff2',
    axes: { wght: { min: 500, max: 700 } },
  },
];

/**
 * What English and French are written with, whether or not a page has it today: letters, marks, quotes, spaces. A rarer
 * sign comes with the content that uses it.
 */
const alphabet = '\u00a0\u00ad\u2009«»‹›“”‘’„–—…•·°′″×−²€©®§ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüÿ';
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Every character of the content. */
function charactersOfContent(): string {
  const files = fs.readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'content', file), 'utf8'));
  return [...new Set(texts.join(''))].sort().join('');
}

/**
 * Cuts both fonts down to the characters and the axes in use, unless that was done already: 61 kB become 34. A
 * character that is added to the content makes new ones.
 */
export async function subsetFonts(): Promise<void> {
  const text = [...new Set(ascii + alphabet + charactersOfContent())].join('');
  const recipe = JSON.stringify({ fonts, keepFeatures, text });
  const recipeFile = path.join(folder, 'recipe.json');
  if (fs.existsSync(recipeFile) && fs.readFileSync(recipeFile, 'utf8') === recipe) return;
  fs.mkdirSync(folder, { recursive: true });
  for (const { file, axes } of fonts) {
    const font = fs.readFileSync(path.join(source, file));
    const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
    fs.writeFileSync(path.join(folder, file), subset);
    process.stdout.write(`Subset ${file}: ${font.length} to ${subset.length} bytes\n`);
  }
  fs.writeFileSync(recipeFile, recipe);
}
