import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './mistake.ts';
import { readFile } from './read-file.ts';

/**
 * Every `image` field of the content that names a file of `public` which is not there.
 *
 * @param root the content folder; files that are no YAML are left to `loadContent`
 * @param publicFolder the folder that is served as it is
 */
export function findMissingImages(root: string, publicFolder: string): Mistake[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const read = readFile(root, file);
      return 'data' in read ? imagesIn(read.data, '').map((found) => ({ file, ...found })) : [];
    })
    .filter(({ image }) => image.startsWith('/') && !fs.existsSync(path.join(publicFolder, image)))
    .map(({ file, field, image }) => ({ file, field, problem: `the file public${image} does not exist` }));
}

function imagesIn(value: unknown, field: string): { field: string; image: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = field ? `${field}.${key}` : key;
    return key === 'image' && typeof inner === 'string'
      ? [{ field: place, image: inner }]
      : imagesIn(inner, place);
  });
}
