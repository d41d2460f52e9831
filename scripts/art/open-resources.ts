import fs from 'node:fs';
import subsetFont from 'subset-font';
import type { Resources } from '../../art/catalogue/resources.ts';
import type { CanadaMap } from '../../art/geo/canada-map.ts';
import type { WaterMap } from '../../art/geo/water-map.ts';
import { lettering } from '../../art/text/lettering.ts';
import { readCanadaMap, readWaterMap } from './read-maps.ts';

/** Latin letters with accents, digits, and the signs of maps and French typography. */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”«»…′″°×',
].join('');

/** Opens fonts and maps. Maps are read once, on first use. */
export async function openResources(): Promise<Resources> {
  let canada: CanadaMap | undefined;
  const waters = new Map<string, WaterMap>();
  return {
    letters: lettering({
      text: await unpackFont('radio-canada'),
      display: await unpackFont('radio-canada-big'),
    }),
    canada: () => {
      canada ??= readCanadaMap();
      return canada;
    },
    waters: (city) => {
      const map = waters.get(city) ?? readWaterMap(city);
      waters.set(city, map);
      return map;
    },
  };
}

/** A font as SFNT with all its axes, as pictures need it. */
function unpackFont(name: string): Promise<Uint8Array> {
  const font = fs.readFileSync(`art/fonts/${name}.woff2`);
  return subsetFont(font, characters, { targetFormat: 'sfnt' });
}
