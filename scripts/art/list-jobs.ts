import { hash } from 'node:crypto';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import { catalogue } from '../../art/catalogue/catalogue.ts';
import type { ShareWords } from '../../art/share/share-image.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { pictureIn } from '../../lib/pictures/picture-in.ts';
import { shareImages } from './share-images.ts';

/** What to draw for one file of `public`. Plain data, so that it can be sent to a worker. */
type Task =
  | { readonly kind: 'picture'; readonly name: string; readonly language: Language }
  | { readonly kind: 'icon'; readonly margin: number; readonly radius: number; readonly side: number }
  | { readonly kind: 'share'; readonly art: string; readonly words: ShareWords };

export type Job = {
  /** Relative to `public`. */
  readonly file: string;
  /** A hash of everything that the file depends on. */
  readonly key: string;
  readonly task: Task;
};

const icons = {
  'apple-touch-icon.png': { margin: 11, radius: 0, side: 180 },
  'art/icon-192.png': { margin: 9, radius: 10, side: 192 },
  'art/icon-512.png': { margin: 9, radius: 10, side: 512 },
  'art/icon-maskable-512.png': { margin: 12, radius: 0, side: 512 },
  'favicon.ico': { margin: 4, radius: 7, side: 32 },
} as const;

/**
 * Lists the files to draw for a language. The first language has all pictures; the others have only share images and pictures
 * that contain words.
 *
 * @param sources a hash of the code and data that all pictures depend on
 */
export function listJobs(words: ArtWords, language: Language, sources: string): Job[] {
  const job = (file: string, task: Task, inputs: unknown): Job => ({
    file,
    task,
    key: hash('sha256', JSON.stringify([sources, task, inputs]), 'base64url'),
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
