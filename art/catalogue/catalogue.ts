import type { ArtWords } from './art-words.ts';
import { cityPictures } from './city-pictures.ts';
import type { Picture } from './picture.ts';
import { planPictures } from './plan-pictures.ts';
import { platePictures } from './plate-pictures.ts';
import { sitePictures } from './site-pictures.ts';

/** Every SVG of the site, with its inputs. */
export function catalogue(words: ArtWords): Picture[] {
  return [...platePictures(words), ...cityPictures(words), ...planPictures(words), ...sitePictures(words)];
}
