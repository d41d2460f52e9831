import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../i18n/languages.ts';
import { pictureIn } from '../pictures/picture-in.ts';
import { variantOf } from '../pictures/variant-of.ts';
import type { Mistake } from './mistake.ts';
import { readFile } from './read-file.ts';
import { shownVersions } from './shown-versions.ts';

type Found = { file: string; field: string; image: string };

/**
 * Every `image` field of the content that names a file of `public` which is not there, or one that lacks a version that
 * pages show of it in some language, such as the small one.
 *
 * @param root the content folder; files that are no YAML are left to `loadContent`
 * @param publicFolder the folder that is served as it is
 */
export function findMissingImages(root: string, publicFolder: string): Mistake[] {
  const isMissing = (image: string) => !fs.existsSync(path.join(publicFolder, image));
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const read = readFile(root, file);
      if (!('data' in read)) return [];
      return imagesIn(read.data, '').map((found) => ({ file, ...found }));
    })
    .filter(({ image }) => image.startsWith('/'))
    .flatMap((found) => {
      const { file, field, image } = found;
      // Where the picture itself is missing, its versions would only say so again.
      if (isMissing(image)) return [{ file, field, problem: `the file public${image} does not exist` }];
      return versionsOf(found)
        .filter(isMissing)
        .map((version) => ({ file, field, problem: versionProblem(version) }));
    });
}

function versionsOf({ file, field, image }: Found): string[] {
  // Pages derive versions from the picture of an entry as a whole; pictures deeper in a file are shown as they are.
  if (field !== 'image') return [];
  const versions = languages.flatMap((language) => [
    pictureIn(language, image),
    ...shownVersions(file).flatMap((version) => variantOf(language, image, version) ?? []),
  ]);
  return [...new Set(versions)];
}

function versionProblem(version: string): string {
  return (
    `expected its version public${version}, which pages show, too; ` +
    'found no such file: add it, or name a picture that has it'
  );
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
