import path from 'node:path';
import { hashFiles, listFiles } from '../files/list-files.ts';

/** Code and data that draw the pictures. */
const sources = [
  'art',
  'lib/brand',
  'lib/geo',
  'scripts/art',
  // New versions of these packages may draw differently.
  ...['d3-contour', 'd3-geo', 'fontkit', 'sharp', 'subset-font', 'svgo'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];
/** Code and data that decide which pictures there are. */
const lists = ['content', 'lib/content', 'lib/i18n', 'lib/pages', 'lib/pictures', 'lib/landing'];

/** A hash of the code that draws the pictures. */
export const artSources = () => hash(sources);

/** A hash of everything that the pictures and their list depend on. */
export const artInputs = () => hash([...sources, ...lists]);

/** Hashes files and folders, without tests. */
function hash(paths: readonly string[]): string {
  const files = paths.flatMap((file) =>
    file.endsWith('.json') ? [file] : listFiles(file).map((name) => path.join(file, name)),
  );
  return hashFiles(
    '.',
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
  );
}
