import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './mistake.ts';

/**
 * Every `image` field of the content that names a file of `public` which is not there.
 *
 * @param content what `loadContent` gave; `file` fields inside name where an entry stands
 * @param publicFolder the folder that is served as it is
 */
export function findMissingImages(content: object, publicFolder: string): Mistake[] {
  return imagesIn(content, '', '')
    .filter(({ image }) => image.startsWith('/') && !fs.existsSync(path.join(publicFolder, image)))
    .map(({ file, field, image }) => ({ file, field, problem: `the file public${image} does not exist` }));
}

type Found = { file: string; field: string; image: string };

function imagesIn(value: unknown, file: string, field: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'file' in value && typeof value.file === 'string' ? value.file : undefined;
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = own ? key : [field, key].filter(Boolean).join('.');
    if (key === 'image' && typeof inner === 'string')
      return [{ file: own ?? file, field: place, image: inner }];
    return imagesIn(inner, own ?? (file || key), own || file ? place : '');
  });
}
