import fs from 'node:fs';
import type { Resources } from '../../art/catalogue/resources.ts';
import type { CanadaMap } from '../../art/geo/canada-map.ts';
import type { WaterMap } from '../../art/geo/water-map.ts';
import { lettering } from '../../art/text/lettering.ts';
import { readCanadaMap } from './read-canada-map.ts';
import { readFonts } from './read-fonts.ts';
import { readWaterMap } from './read-water-map.ts';

/** Fonts, maps and icons from disk; maps are read once, when they are first asked for. */
export async function openResources(): Promise<Resources> {
  let canada: CanadaMap | undefined;
  const waters = new Map<string, WaterMap>();
  return {
    letters: lettering(await readFonts()),
    canada: () => {
      canada ??= readCanadaMap();
      return canada;
    },
    waters: (city) => {
      const map = waters.get(city) ?? readWaterMap(city);
      waters.set(city, map);
      return map;
    },
    icon: readIcon,
  };
}

/** The shapes of an icon, without the SVG around them and without line breaks. */
function readIcon(name: string): string {
  const svg = fs.readFileSync(`art/icons/${name}.svg`, 'utf8');
  const [, inside] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  if (!inside) throw new Error(`the icon "${name}" is not an SVG`);
  return inside
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>');
}
