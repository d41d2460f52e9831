import crypto from 'node:crypto';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { pictureIn } from '../../lib/pictures/picture-in.ts';
import type { Job, Task } from './job.ts';
import { shareImages } from './share-images.ts';

const icons = {
  'apple-touch-icon.png': { margin: 11, radius: 0, side: 180 },
  'art/icon-192.png': { margin: 9, radius: 10, side: 192 },
  'art/icon-512.png': { margin: 9, radius: 10, side: 512 },
  'art/icon-maskable-512.png': { margin: 12, radius: 0, side: 512 },
  'favicon.ico': { margin: 4, radius: 7, side: 32 },
} as const;

/**
 * Every file to be drawn for a language, with the key of what it is made from. The first language has all pictures; the
 * others have their share images and the pictures with words on them.
 *
 * @param sources a hash of the code and data that all of them are made with
 */
export function listJobs(words: ArtWords, language: Language, sources: string): Job[] {
  const job = (file: string, task: Task, inputs: unknown): Job => ({
    file,
    task,
    key: crypto
      .createHash('sha256')
      .update(JSON.stringify([sources, task, inputs]))
      .digest('base64url'),
  });
  const isFirst = language === languages[0];
  const pictures = catalogue(words).flatMap(({ name, inputs }) => {
    const shared = `/art/${name}`;
    const address = pictureIn(language, shared);
    if (!isFirst && address === shared) return [];
    return job(address.slice(1), { kind: 'picture', name, language }, inputs);
  });
  const iconJobs = Object.entries(icons).map(([file, icon]) => job(file, { kind: 'icon', ...icon }, []));
  const spots = words.cities.map(({ slug, large }) => [slug, large.latitude, large.longitude]);
  const shares = shareImages(language).map(({ file, art, words: written }) =>
    job(file, { kind: 'share', art, words: written }, art.startsWith('city-') ? spots : []),
  );
  return [...pictures, ...(isFirst ? iconJobs : []), ...shares];
}
