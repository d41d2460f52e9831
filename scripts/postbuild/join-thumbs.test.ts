import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import { attributeOf, elementsIn, getElement, textOf } from './html-tree.ts';
import { joinDrawings, joinThumbs } from './join-thumbs.ts';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"><path fill="${colour}"/></svg>`;
const slugs = ['halifax', 'quebec-city', 'montreal', 'ottawa', 'toronto', 'winnipeg'];
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'thumbs-'));
fs.mkdirSync(path.join(out, 'art'));
for (const slug of slugs) fs.writeFileSync(path.join(out, `art/city-${slug}-thumb.svg`), drawing(slug));

function joined(some: readonly string[]) {
  const images = some.map((slug) => `<img src="/art/city-${slug}-thumb.svg" loading="lazy">`);
  const document = parse(`<style></style>${images.join('')}`);
  const style = getElement(document, 'style');
  joinThumbs({ document, style }, out);
  const thumbs = elementsIn(document).filter(({ tagName }) => tagName === 'img');
  return {
    css: textOf(style),
    sources: thumbs.map((thumb) => attributeOf(thumb, 'src') ?? ''),
    classes: thumbs.map((thumb) => attributeOf(thumb, 'class')),
  };
}

test('joins the thumbnails of a list', () => {
  const { css, sources, classes } = joined(slugs);
  const [source = ''] = sources;
  expect(new Set(sources).size).toBe(1);
  expect(fs.readFileSync(path.join(out, source), 'utf8')).toContain('width="120" height="20"');
  expect(classes).toEqual(slugs.map((_, index) => `thumb-${index}`));
  expect(css).toMatch(
    /^\[class\*=thumb-\]\{object-fit:cover\}\.thumb-0\{object-position:0%\}\.thumb-1\{object-position:20%\}/,
  );
});

test('does not join fewer than six thumbnails', () => {
  const { css, sources } = joined(slugs.slice(1));
  expect(css).toBe('');
  expect(new Set(sources).size).toBe(5);
});

test('a crop of a larger drawing keeps its viewBox', () => {
  const part = drawing('red').replace('0 0 20 20', '310 42 300 300');
  expect(joinDrawings([drawing('blue'), part])).toContain(
    '<svg x="20" width="20" height="20" viewBox="310 42 300 300"><path fill="red"/></svg>',
  );
});

test('places drawings side by side', () => {
  expect(joinDrawings([drawing('red'), drawing('blue')])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><svg x="0" width="20" height="20"><path fill="red"/></svg><svg x="20" width="20" height="20"><path fill="blue"/></svg></svg>',
  );
});
