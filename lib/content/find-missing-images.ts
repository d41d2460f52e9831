import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../i18n/languages.ts';
import { pictureIn } from '../pictures/picture-in.ts';
import { variantOf } from '../pictures/variant-of.ts';
import type { Mistake } from './content-error.ts';
import { nodesIn } from './data-tree.ts';
import { listAllFiles } from './list-files.ts';
import { readData } from './read-file.ts';

/** The variants that pages show of an entry's `image`, by folder. */
const variantsByFolder: Readonly<Record<string, readonly string[]>> = {
  services: ['sm', 'thumb', 'tall', 'bare'],
  industries: ['sm', 'thumb'],
  'case-studies': ['sm', 'thumb'],
};

/** The parts that a page overlays on its plate. */
const overlays: Readonly<Record<string, string>> = {
  'services/cybersecurity-compliance.yaml': 'walls',
  'services/ai-applications.yaml': 'streams',
};

/**
 * The variants, as in `variantOf`, that pages show of the `image` of an entry. A test compares them with all pages.
 *
 * @param file the entry's file, such as `cities/halifax.yaml`
 */
export function requiredVariants(file: string): readonly string[] {
  const [folder = ''] = file.split('/');
  const variants = variantsByFolder[folder] ?? [];
  return overlays[file] ? [...variants, overlays[file]] : variants;
}

/**
 * Every `image` field whose file is missing from `public`, or lacks a variant that pages show in some language.
 *
 * @param root the content folder; `loadContent` reports files that are not YAML
 * @param isDrawn whether the build has drawn the pictures of `/art/`
 */
export function findMissingImages(root: string, publicFolder: string, isDrawn = true): Mistake[] {
  const isMissing = (image: string) => !fs.existsSync(path.join(publicFolder, image));
  return listAllFiles(root)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => imagesIn(root, file))
    .filter(({ image }) => isDrawn || !image.startsWith('/art/'))
    .flatMap(({ file, field, image }) => {
      // The variants of a missing image would only repeat the report.
      if (isMissing(image)) return [{ file, field, problem: `the file public${image} does not exist` }];
      // Pages derive variants from the main image of an entry only.
      const variants = field === 'image' ? variantsOf(file, image) : [];
      return variants.filter(isMissing).map((variant) => ({ file, field, problem: missingVariant(variant) }));
    });
}

function imagesIn(root: string, file: string) {
  return nodesIn(readData(root, file)).flatMap(({ path, value }) =>
    path.at(-1) === 'image' && typeof value === 'string' && value.startsWith('/')
      ? [{ file, field: path.join('.'), image: value }]
      : [],
  );
}

function variantsOf(file: string, image: string): string[] {
  const variants = languages.flatMap((language) => [
    pictureIn(language, image),
    ...requiredVariants(file).flatMap((variant) => variantOf(language, image, variant) ?? []),
  ]);
  return [...new Set(variants)];
}

function missingVariant(variant: string): string {
  return (
    `expected its version public${variant}, which pages show, too; ` +
    'found no such file: add it, or name a picture that has it'
  );
}
