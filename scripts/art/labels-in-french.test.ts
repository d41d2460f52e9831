import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { Resources } from '../../art/catalogue/resources.ts';
import { readNotes } from '../../art/sheet/read-notes.ts';
import { openResources } from './open-resources.ts';
import { readArtWords } from './read-art-words.ts';

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
});

const english = readArtWords('en');

/** A stand-in for French content: one plate, the picture of one industry, and west. */
const french: ArtWords = {
  ...english,
  compass: { ...english.compass, west: 'O' },
  plates: {
    ...english.plates,
    'data-backup-recovery': {
      now: 'Ici',
      minutes: '15 min',
      hour: '1 heure',
      day: '1 jour',
      month: '30 jours',
      year: '1 an',
      restore: 'Reprise d’ici',
      restoreTime: 'mardi 10 h 40',
    },
  },
  industryPlans: {
    ...english.industryPlans,
    legal: {
      wills: 'Testaments',
      deeds: 'Actes',
      contracts: 'Contrats',
      disputes: 'Litiges',
      open: 'Ouvert ce jour',
    },
  },
};

function draw(words: ArtWords, name: string): string {
  const picture = catalogue(words).find((known) => known.name === name);
  if (!picture) throw new Error(`no picture is called "${name}"`);
  return picture.draw(resources);
}

const timeOnPaper = { size: 24 * 0.84, weight: 400, width: 90 };
const parallel = { size: 13, weight: 400, width: 80 };
const shelf = { size: 19, weight: 500, width: 86 };

test.each([
  ['plate-data-backup-recovery.svg', 'mardi 10 h 40', 'Tuesday, 10:40', timeOnPaper],
  ['industry-legal.svg', 'Litiges', 'Disputes', shelf],
  ['plate-halifax.svg', '63°30′O', '63°30′W', parallel],
])('%s carries the words of the language asked for', (name, inFrench, inEnglish, face) => {
  const { path } = resources.letters.outline(inFrench, face);
  expect(draw(french, name)).toContain(path);
  expect(draw(english, name)).not.toContain(path);
  expect(draw(english, name)).toContain(resources.letters.outline(inEnglish, face).path);
});

test.each([
  'plate-data-backup-recovery.svg',
  'plate-data-backup-recovery-sm.svg',
  'industry-legal.svg',
  'industry-legal-sm.svg',
])('French labels fit %s', (name) => {
  const { labels, frame } = readNotes(draw(french, name));
  expect(labels.length).toBeGreaterThan(2);
  for (const [left, , right] of labels) {
    expect(left).toBeGreaterThan(frame[0]);
    expect(right).toBeLessThan(frame[2]);
  }
});
