import { canadaLost, smallCanadaLost } from '../canada/canada-lost.ts';
import { canadaMap } from '../canada/canada-map.ts';
import { contourTexture, smallContourTexture } from '../grounds/contour-texture.ts';
import { fallback } from '../grounds/fallback.ts';
import { nightShift } from '../grounds/night-shift.ts';
import { profile } from '../grounds/profile.ts';
import { ringsMini } from '../rings/rings-mini.ts';
import { ringsOnRuler, smallRings } from '../rings/rings-on-ruler.ts';
import type { ArtWords } from './art-words.ts';
import type { Picture } from './picture.ts';

/** Pictures that do not belong to a particular service, city, case or industry. */
export function sitePictures({ rings, nightShift: shift }: ArtWords): Picture[] {
  return [
    { name: 'canada-night.svg', inputs: [], draw: ({ canada }) => canadaMap(canada(), 'night') },
    { name: 'canada-light.svg', inputs: [], draw: ({ canada }) => canadaMap(canada(), 'light') },
    { name: 'canada-404.svg', inputs: [], draw: ({ canada }) => canadaLost(canada()) },
    { name: 'canada-404-sm.svg', inputs: [], draw: ({ canada }) => smallCanadaLost(canada()) },
    { name: 'rings-26.svg', inputs: rings, draw: ({ letters }) => ringsOnRuler(letters, rings) },
    { name: 'rings-26-sm.svg', inputs: rings, draw: ({ letters }) => smallRings(letters, rings) },
    { name: 'rings-mini.svg', inputs: [], draw: ringsMini },
    { name: 'night-shift.svg', inputs: shift, draw: ({ letters }) => nightShift(letters, shift, 'large') },
    { name: 'night-shift-sm.svg', inputs: shift, draw: ({ letters }) => nightShift(letters, shift, 'small') },
    { name: 'texture-contours.svg', inputs: [], draw: contourTexture },
    { name: 'texture-contours-sm.svg', inputs: [], draw: smallContourTexture },
    { name: 'profile.svg', inputs: [], draw: profile },
    { name: 'fallback.svg', inputs: [], draw: fallback },
  ];
}
