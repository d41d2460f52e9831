import fs from 'node:fs';
import path from 'node:path';
import type { Mistake } from './mistake.ts';
import { parseFolder } from './parse-folder.ts';
import { citySchema } from './schemas/city.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

/** Halifax under the file names given. */
function folderOf(...names: string[]): { slugs: string[]; lines: string[] } {
  const { root } = copyContent('cities/halifax.yaml');
  const halifax = path.join(root, 'cities/halifax.yaml');
  for (const name of names) fs.copyFileSync(halifax, path.join(root, 'cities', name));
  if (!names.includes('halifax.yaml')) fs.rmSync(halifax);
  const mistakes: Mistake[] = [];
  const entries = parseFolder(root, 'cities', citySchema, mistakes);
  return { slugs: entries.map(({ slug }) => slug), lines: linesOf(mistakes) };
}

test('takes the slug from the name of the file', () => {
  expect(folderOf('quebec-city.yaml')).toEqual({ slugs: ['quebec-city'], lines: [] });
});

test.each(['Quebec City.yaml', 'québec.yaml', 'quebec_city.yaml', '-quebec.yaml'])(
  'refuses the file name %s, which makes no slug',
  (name) => {
    const slug = name.replace('.yaml', '');
    expect(folderOf(name).lines).toEqual([
      `content/cities/${name}  (file name)  "${slug}" is not a slug: lower-case letters and digits joined by hyphens`,
    ]);
  },
);

test('refuses a second entry of the same slug', () => {
  expect(folderOf('halifax.yaml', 'halifax.yml').lines).toEqual([
    'content/cities/halifax.yml  (file name)  the slug "halifax" is taken by halifax.yaml',
  ]);
});

test('refuses a slug that differs in capitals only, which some disks take for the same file', () => {
  expect(folderOf('Halifax.yaml', 'halifax.yaml').lines).toContain(
    'content/cities/halifax.yaml  (file name)  the slug "halifax" is taken by Halifax.yaml',
  );
});

test('refuses a file that is no YAML by its name', () => {
  expect(folderOf('halifax.txt').lines).toEqual([
    'content/cities/halifax.txt  (file name)  expected a name that ends in .yaml',
  ]);
});

test('sorts entries by their order, not by their names', () => {
  const copy = copyContent('cities');
  const slugs = parseFolder(copy.root, 'cities', citySchema, []).map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual(['toronto', 'vancouver', 'montreal']);
});
