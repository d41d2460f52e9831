import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import { attributeOf, elementsIn } from './html-tree.ts';
import { inlineSmallPictures } from './inline-small-pictures.ts';

const small = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff"/></svg>';
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
fs.mkdirSync(path.join(out, 'art'));
fs.writeFileSync(path.join(out, 'art/small.svg'), small);
for (const name of ['a', 'b', 'c'])
  fs.writeFileSync(path.join(out, `art/${name}.svg`), `<svg>${randomBytes(1500).toString('hex')}</svg>`);

const image = (name: string) => `<img src="/art/${name}.svg" loading="lazy">`;
const four = ['a', 'b', 'c', 'small'].map(image).join('');

/** The addresses of a page's pictures once the small ones are inlined. */
function inlined(html: string): (string | undefined)[] {
  const document = parse(html);
  inlineSmallPictures({ document }, out);
  return elementsIn(document)
    .filter(({ tagName }) => tagName === 'img')
    .map((element) => attributeOf(element, 'src'));
}

test('a page of many pictures carries the small ones', () => {
  const [a, b, c, last] = inlined(four);
  expect([a, b, c]).toEqual(['/art/a.svg', '/art/b.svg', '/art/c.svg']);
  expect(last).toBe(
    `data:image/svg+xml,${small.replaceAll('"', "'").replaceAll(/[#<>]/g, encodeURIComponent)}`,
  );
});

test.each([
  [
    'with few pictures that are seen',
    `${image('a')}${image('b')}${image('small')}<div popover>${image('c')}</div>`,
  ],
  ['without room in its first flight', `${four}<p>${randomBytes(14_000).toString('hex')}`],
])('a page %s carries none', (_, html) => {
  expect(inlined(html)).toContain('/art/small.svg');
});
