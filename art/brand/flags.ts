import { colours } from '../sheet/colours.ts';
import { element } from '../sheet/element.ts';

const blue = colours.blue700;
const pale = colours.blue400;
const white = colours.white;
const gold = colours.larch400;
const dark = colours.night900;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  element('rect', { x, y, width, height, fill });
const field = (fill: string) => rect(0, 0, 48, 48, fill);
const path = (d: string, fill: string) => element('path', { d, fill });
const across = (...fills: string[]) =>
  fills.map((fill, index) => rect(0, (index * 48) / fills.length, 48, 48 / fills.length, fill)).join('');
const upright = (...fills: string[]) =>
  fills.map((fill, index) => rect((index * 48) / fills.length, 0, 48 / fills.length, 48, fill)).join('');
const checks = (count: number, fill: string) =>
  Array.from({ length: count * count }, (_, index) => [index % count, Math.floor(index / count)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => rect((x * 48) / count, (y * 48) / count, 48 / count, 48 / count, fill))
    .join('');
const saltire = 'M0 0h9l15 15L39 0h9v9L33 24l15 15v9h-9L24 33 9 48H0v-9l15-15L0 9z';
const swallowtail = 'h24L37 24l11 24H';

/** All signal flags of the International Code, in the site's colours, 48 by 48, by letter. */
const drawings = {
  a: rect(0, 0, 24, 48, white) + path(`M24 0${swallowtail}24z`, blue),
  b: path(`M0 0h24${swallowtail}0z`, pale),
  c: across(blue, white, pale, white, blue),
  d: field(gold) + rect(0, 12, 48, 24, blue),
  e: across(blue, pale),
  f: field(white) + path('M24 0 48 24 24 48 0 24z', pale),
  g: upright(gold, blue, gold, blue, gold, blue),
  h: upright(white, pale),
  i: field(gold) + element('circle', { cx: 24, cy: 24, r: 12, fill: dark }),
  j: across(blue, white, blue),
  k: upright(gold, blue),
  l: field(gold) + rect(24, 0, 24, 24, dark) + rect(0, 24, 24, 24, dark),
  m: field(blue) + path(saltire, white),
  n: field(white) + checks(4, blue),
  o: field(pale) + path('M0 0v48h48z', gold),
  p: field(blue) + rect(15, 15, 18, 18, white),
  q: field(gold),
  r: field(pale) + rect(18, 0, 12, 48, gold) + rect(0, 18, 48, 12, gold),
  s: field(white) + rect(14, 14, 20, 20, blue),
  t: upright(pale, white, blue),
  u: field(white) + rect(0, 0, 24, 24, pale) + rect(24, 24, 24, 24, pale),
  v: field(white) + path(saltire, pale),
  w: field(blue) + rect(8, 8, 32, 32, white) + rect(16, 16, 16, 16, pale),
  x: field(white) + rect(18, 0, 12, 48, blue) + rect(0, 18, 48, 12, blue),
  y: field(gold) + [-32, -16, 0, 16, 32].map((x) => path(`M${x} 0h8l48 48h-8z`, pale)).join(''),
  z:
    path('M0 0h48L24 24z', gold) +
    path('M48 0v48L24 24z', blue) +
    path('M48 48H0l24-24z', pale) +
    path('M0 48V0l24 24z', dark),
};

/** Each flag as a picture of its own, by letter. */
export function flags(): { letter: string; draw: () => string }[] {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 48, height: 48, viewBox: '0 0 48 48' };
  return Object.entries(drawings).map(([letter, drawing]) => ({
    letter,
    draw: () => element('svg', frame, drawing),
  }));
}
