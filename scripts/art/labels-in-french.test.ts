import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { openResources } from './open-resources.ts';
import { readArtWords } from './read-art-words.ts';

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
});

const english = readArtWords('en');
const french = readArtWords('fr');

function draw(words: ArtWords, name: string): string {
  const picture = catalogue(words).find((one) => one.name === name);
  if (!picture) throw new Error(`no picture is called "${name}"`);
  return picture.draw(resources);
}

const timeOnPaper = { size: 24 * 0.84, weight: 400, width: 90 };
const parallel = { size: 13, weight: 400, width: 80 };
const shelf = { size: 19, weight: 500, width: 86 };

const restoreTime = ({ plates }: ArtWords) => plates['data-backup-recovery'].restoreTime;
const disputes = ({ industryPlans }: ArtWords) => industryPlans.legal.disputes;

test.each([
  ['plate-data-backup-recovery.svg', restoreTime(french), restoreTime(english), timeOnPaper],
  ['industry-legal.svg', disputes(french), disputes(english), shelf],
  ['plate-halifax.svg', '63°30′O', '63°30′W', parallel],
])('%s contains the words of its language', (name, inFrench, inEnglish, face) => {
  const { path } = resources.letters.outline(inFrench, face);
  expect(draw(french, name)).toContain(path);
  expect(draw(english, name)).not.toContain(path);
  expect(draw(english, name)).toContain(resources.letters.outline(inEnglish, face).path);
});
