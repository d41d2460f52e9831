import zlib from 'node:zlib';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Picture } from '../../art/catalogue/picture.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { cropMargin } from '../../art/cities/city-map.ts';
import { type Box, readNotes } from '../../art/sheet/read-notes.ts';
import { minify } from './minify.ts';
import { openResources } from './open-resources.ts';
import { readArtWords } from './read-art-words.ts';

const pictures = catalogue(readArtWords('en'));
const drawings = new Map<string, string>();
let resources: Resources;

/** Without a mark: maps that carry pins of the page, textures, edges, signs. */
const unmarked = /^(canada-(night|light)|texture|profile|fallback|logo|icons?|flags)/;

beforeAll(async () => {
  resources = await openResources();
  for (const picture of pictures) drawings.set(picture.name, picture.draw(resources));
}, 120_000);

const drawn = ({ name }: Picture) => drawings.get(name) ?? '';
const failing = (isWrong: (picture: Picture) => boolean) => pictures.filter(isWrong).map(({ name }) => name);
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

test('every picture has a name of its own', () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(100);
});

test('each picture of a thing has exactly one gold mark, and it is in sight', () => {
  const wrong = failing((picture) => {
    const { marks, frame } = readNotes(drawn(picture));
    if (unmarked.test(picture.name)) return marks.length !== 0;
    const [[x = -1e9, y = -1e9] = []] = marks;
    const isInside = x > frame[0] + 8 && x < frame[2] - 8 && y > frame[1] + 8 && y < frame[3] - 8;
    return marks.length !== 1 || !isInside;
  });
  expect(wrong).toEqual([]);
});

test('every label stands inside its frame', () => {
  const wrong = failing((picture) => {
    const { labels, frame } = readNotes(drawn(picture));
    const isNeat =
      /-wide|plate-[a-z-]+-sm/.test(picture.name) &&
      !/-(services|compliance|applications|solutions|recovery)-/.test(picture.name);
    const edge = isNeat ? 12 : 4;
    return labels.some(
      ([left, top, right, bottom]) =>
        left < frame[0] + edge ||
        top < frame[1] + edge ||
        right > frame[2] - edge ||
        bottom > frame[3] - edge,
    );
  });
  expect(wrong).toEqual([]);
});

test('no label of a large city map can be cropped away by its page', () => {
  const wrong = failing((picture) => {
    const { labels, frame } = readNotes(drawn(picture));
    if (frame[2] !== 1200 || frame[3] !== 1040) return false;
    return labels.some(
      ([left, top, right, bottom]) =>
        left < cropMargin.x ||
        right > 1200 - cropMargin.x ||
        top < cropMargin.y ||
        bottom > 1040 - cropMargin.y,
    );
  });
  expect(wrong).toEqual([]);
});

test('no label runs into another, into a mark or into the dot of another place', () => {
  const wrong = failing((picture) => {
    const { labels, marks, dots } = readNotes(drawn(picture));
    const points = [...marks.map((mark) => [...mark, 9]), ...dots.map((dot) => [...dot, 3])];
    const boxes = points.map(([x = 0, y = 0, r = 0]): Box => [x - r, y - r, x + r, y + r]);
    return labels.some(
      (label, index) =>
        labels.slice(index + 1).some((other) => overlap(label, other)) ||
        boxes.some((box) => overlap(label, box)),
    );
  });
  expect(wrong).toEqual([]);
});

test('every picture has captions in it where its words have captions', () => {
  const wrong = failing(
    (picture) => /^(plate|case|industry)/.test(picture.name) && readNotes(drawn(picture)).labels.length < 2,
  );
  expect(wrong).toEqual([]);
});

test('no picture weighs more than 60 kB, 16 kB with Brotli, a thumb 5 kB', () => {
  const heavy = pictures
    .map((picture) => ({ name: picture.name, bytes: Buffer.from(minify(drawn(picture))) }))
    .map(({ name, bytes }) => ({ name, raw: bytes.length, brotli: zlib.brotliCompressSync(bytes).length }))
    .filter(({ name, raw, brotli }) => raw > 60_000 || brotli > (name.includes('-thumb') ? 5_000 : 16_000));
  expect(heavy).toEqual([]);
}, 120_000);

test('the same inputs give the same bytes', async () => {
  const again = await openResources();
  const names = ['plate-halifax.svg', 'plate-cloud-solutions.svg', 'canada-light.svg', 'industry-legal.svg'];
  const some = pictures.filter(({ name }) => names.includes(name));
  expect(some).toHaveLength(names.length);
  for (const picture of some) expect(picture.draw(again)).toBe(drawn(picture));
}, 60_000);
