import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './content-error.ts';
import { parseFolder } from './parse-folder.ts';
import { citySchema } from './schemas/city.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

/** Parses a folder with copies of Halifax under these file names. */
function folderOf(...names: string[]): { slugs: string[]; lines: string[] } {
  const { root } = copyContent('cities/halifax.yaml');
  const halifax = path.join(root, 'cities/halifax.yaml');
  for (const name of names) fs.copyFileSync(halifax, path.join(root, 'cities', name));
  if (!names.includes('halifax.yaml')) fs.rmSync(halifax);
  const mistakes: Mistake[] = [];
  const entries = parseFolder(root, 'cities', citySchema, mistakes);
  return { slugs: entries.map(({ slug }) => slug), lines: linesOf(mistakes) };
}

test('takes the slug from the file name', () => {
  expect(folderOf('quebec-city.yaml')).toEqual({ slugs: ['quebec-city'], lines: [] });
});

test.each(['Quebec City.yaml', 'québec.yaml', 'quebec_city.yaml', '-quebec.yaml'])(
  'rejects the file name %s, which is not a slug',
  (name) => {
    const slug = name.replace('.yaml', '');
    expect(folderOf(name).lines).toEqual([
      `content/cities/${name}  (file name)  "${slug}" is not a slug: lower-case letters and digits joined by hyphens`,
    ]);
  },
);

test('rejects a second entry with the same slug', () => {
  expect(folderOf('halifax.yaml', 'halifax.yml').lines).toEqual([
    'content/cities/halifax.yml  (file name)  the slug "halifax" is taken by halifax.yaml',
  ]);
});

test('rejects a slug that differs only in case, as on case-insensitive file systems', () => {
  expect(folderOf('Halifax.yaml', 'halifax.yaml').lines).toContain(
    'content/cities/halifax.yaml  (file name)  the slug "halifax" is taken by Halifax.yaml',
  );
});

test('rejects a file without the .yaml extension', () => {
  expect(folderOf('halifax.txt').lines).toEqual([
    'content/cities/halifax.txt  (file name)  expected a name that ends in .yaml',
  ]);
});

test('sorts entries by order, not by name', () => {
  const copy = copyContent('cities');
  const slugs = parseFolder(copy.root, 'cities', citySchema, []).map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual(['toronto', 'vancouver', 'montreal']);
});
