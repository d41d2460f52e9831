import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { choicePlaces } from '../../components/sections/choice-places.ts';
import { pictureIn } from '../../lib/pictures/picture-in.ts';
import { readArtCache } from './art-cache.ts';

type Box = readonly number[];
type Notes = { frame: Box; labels: readonly Box[]; marks: readonly Box[]; dots: readonly Box[] };
/** A picture with its file relative to `public`; its name is the same in all languages. */
type Picture = Notes & { readonly file: string; readonly name: string };

/** Pictures without a mark: textures, and maps and plates on which the page sets the mark. */
const unmarked = /^(canada-(night|light)|texture|profile|fallback|logo)|-(walls|streams|bare)\b/;
const service = /-(services|compliance|applications|solutions|recovery)/;

let pictures: Picture[] = [];
/** The pictures on share images. */
let sharePictures: Picture[] = [];

/** Draws stale pictures, in a separate process because Jest is ten times as slow. After a build there are none. */
beforeAll(() => {
  drawArt();
  pictures = readPictures('art');
  sharePictures = readPictures('og');
}, 300_000);

function readPictures(folder: string): Picture[] {
  return Object.entries(readArtCache().files).flatMap(([file, { notes }]) =>
    notes && file.startsWith(`${folder}/`) ? [{ file, name: path.basename(file), ...notes }] : [],
  );
}

function drawArt(...names: string[]): void {
  execFileSync(process.execPath, ['scripts/draw-art.ts', ...names]);
}

const failing = (isWrong: (picture: Picture) => boolean) => pictures.filter(isWrong).map(({ file }) => file);

function overlap([left = 0, top = 0, right = 0, bottom = 0]: Box, other: Box): boolean {
  const [left2 = 0, top2 = 0, right2 = 0, bottom2 = 0] = other;
  return left < right2 && left2 < right && top < bottom2 && top2 < bottom;
}

function isInside(
  [left = 0, top = 0, right = 0, bottom = 0]: Box,
  frame: Box,
  across: number,
  down = across,
): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = frame;
  return left >= x0 + across && top >= y0 + down && right <= x1 - across && bottom <= y1 - down;
}

const around = ([x = 0, y = 0]: Box, r: number): Box => [x - r, y - r, x + r, y + r];

test('there are pictures of every kind', () => {
  for (const kind of ['plate-', 'city-', 'case-', 'industry-', 'canada-', 'rings-']) {
    expect(pictures.filter(({ name }) => name.startsWith(kind)).length).toBeGreaterThan(1);
  }
});

test('each picture of a subject has exactly one gold mark, inside the frame', () => {
  const wrong = failing(({ name, marks, frame }) => {
    if (unmarked.test(name)) return marks.length !== 0;
    const [mark] = marks;
    return marks.length !== 1 || !mark || !isInside(around(mark, 12), frame, 0);
  });
  expect(wrong).toEqual([]);
});

test('the picture on each share image has exactly one gold mark, whose halo does not touch the border', () => {
  expect(sharePictures.length).toBeGreaterThan(200);
  const wrong = sharePictures.filter(
    ({ marks, frame }) => marks.length !== 1 || !marks.every((mark) => isInside(around(mark, 34), frame, 12)),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('every label is inside its frame and does not touch a border', () => {
  const wrong = failing(({ name, labels, frame }) => {
    const isFramed = name.includes('-wide') || (/^plate-.*-sm/.test(name) && !service.test(name));
    return labels.some((label) => !isInside(label, frame, isFramed ? 12 : 4));
  });
  expect(wrong).toEqual([]);
});

test('no page crops the labels of a large city map', () => {
  const large = pictures.filter(({ frame }) => frame[2] === 1080 && frame[3] === 1040);
  expect(large.length).toBeGreaterThan(5);
  const wrong = large.filter(({ labels, frame }) =>
    labels.some((label) => !isInside(label, frame, 140, 110)),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no label overlaps another label, a mark or a dot', () => {
  const wrong = failing(({ labels, marks, dots }) => {
    const points = [...marks.map((mark) => around(mark, 9)), ...dots.map((dot) => around(dot, 3))];
    return labels.some((label, index) =>
      [...labels.slice(index + 1), ...points].some((other) => overlap(label, other)),
    );
  });
  expect(wrong).toEqual([]);
});

test('plates, floor plans and industries have captions, unless the page has them', () => {
  const captioned = pictures.filter(
    ({ name }) =>
      /^(plate|case|industry)-(?!.*-thumb)/.test(name) && !/-(bare|tall|walls|streams)\b/.test(name),
  );
  expect(captioned.length).toBeGreaterThan(50);
  expect(captioned.filter(({ labels }) => labels.length < 2).map(({ file }) => file)).toEqual([]);
});

test('only pictures with a version per language contain words', () => {
  const isLocalized = ({ name }: Picture) => pictureIn('fr', `/art/${name}`) !== `/art/${name}`;
  const localized = pictures.filter(isLocalized);
  const shared = pictures.filter((picture) => !isLocalized(picture));
  expect(localized.length).toBeGreaterThan(100);
  expect(localized.filter(({ labels }) => labels.length === 0).map(({ file }) => file)).toEqual([]);
  expect(shared.length).toBeGreaterThan(30);
  expect(shared.filter(({ labels }) => labels.length > 0).map(({ file }) => file)).toEqual([]);
});

test('a picture has other words in each language', () => {
  // Small plates of cities have no sign that differs.
  const translated = pictures.filter(
    ({ file, name }) => file !== `art/${name}` && !/^plate-.*-sm/.test(name),
  );
  expect(translated.length).toBeGreaterThan(50);
  const read = (file: string) => fs.readFileSync(`public/${file}`, 'utf8');
  const same = translated.filter(({ file, name }) => read(file) === read(`art/${name}`));
  expect(same.map(({ file }) => file)).toEqual([]);
});

test('no picture weighs more than 60 kB, or 16 kB with Brotli, and a thumb 5 kB', () => {
  const heavy = pictures.flatMap(({ file, name }) => {
    const bytes = fs.readFileSync(`public/${file}`);
    const most = name.includes('-thumb') ? 5_000 : 16_000;
    // Brotli, which is slow, saves more than gzip.
    const isSmall = zlib.gzipSync(bytes).length <= most || zlib.brotliCompressSync(bytes).length <= most;
    return bytes.length > 60_000 || !isSmall ? [`${file}: ${bytes.length}`] : [];
  });
  expect(heavy).toEqual([]);
});

test('no share image weighs more than 90 kB', () => {
  const images = Object.keys(readArtCache().files).filter((file) => file.startsWith('og/'));
  expect(images.length).toBeGreaterThan(200);
  expect(images.filter((file) => fs.statSync(`public/${file}`).size > 90_000)).toEqual([]);
});

test.each([
  ['managed-it-services', 'watch', 6],
  ['ai-applications', 'streams', 6],
  ['cloud-solutions', 'outages', 5],
] as const)('the names on the plate of %s are where it draws what they name', (service, kind, count) => {
  const plate = pictures.find(({ name }) => name === `plate-${service}-bare.svg`);
  const [left = 0, top = 0, right = 0, bottom = 0] = plate?.frame ?? [];
  const dots = plate?.dots ?? [];
  expect(dots).toHaveLength(count);
  expect(choicePlaces[kind].map((place) => place.map(Math.round))).toEqual(
    dots.map(([x = 0, y = 0]) =>
      [((x - left) / (right - left)) * 100, ((y - top) / (bottom - top)) * 100].map(Math.round),
    ),
  );
});

// That nothing is left to chance: scripts/source-rules.test.ts.
test('drawing again gives the same files', () => {
  const files = ['art/industry-legal.svg', 'art/fr/industry-legal.svg'];
  const bytes = () => files.map((file) => fs.readFileSync(`public/${file}`).toString('base64'));
  const before = bytes();
  drawArt('industry-legal');
  expect(bytes()).toEqual(before);
});
