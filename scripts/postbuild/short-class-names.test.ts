import { parse, serialize } from 'parse5';
import { getElement } from './html-tree.ts';
import { shortClassNames, shortenClasses, shortenUtilities } from './short-class-names.ts';

const page = (html: string) => ({ document: parse(html) });
const utilities = new Set(['mt-4', 'lg:mt-8', 'flex', 'grid']);

test('the most frequent utility gets the shortest name', () => {
  const pages = [page('<p class="lg:mt-8 mt-4"><p class="mt-4">')];
  expect([...shortClassNames(pages, utilities, new Set())]).toEqual([
    ['mt-4', 'A'],
    ['lg:mt-8', 'B'],
  ]);
});

test('components keep their names, and names in use are skipped', () => {
  const pages = [page('<p class="card flex">')];
  expect([...shortClassNames(pages, utilities, new Set(['A']))]).toEqual([['flex', 'B']]);
});

test('utilities in scripts keep their names', () => {
  const css = '@layer utilities{.flex{display:flex}.mt-4{margin-top:1rem}}.card{margin:0}';
  const one = { ...page('<p class="card flex mt-4">'), css };
  const body = getElement(one.document, 'body');
  const chunks = { all: ['/a.js'], code: () => 'f("grid flex")', reach: () => new Set<string>() };
  expect([
    ...shortenUtilities({
      out: '',
      pages: [{ ...one, file: 'index.html', style: body, bootScript: body, inlineCode: [], chunks: [] }],
      chunks,
    }),
  ]).toEqual([['mt-4', 'A']]);
  expect(serialize(one.document)).toContain('<p class="card flex A">');
});

test('replaces the names in a page', () => {
  const one = page('<p class="card  mt-4 ">');
  shortenClasses(one, new Map([['mt-4', 'A']]));
  expect(serialize(one.document)).toContain('<p class="card A">');
});
