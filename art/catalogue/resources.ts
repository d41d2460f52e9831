import type { CanadaMap } from '../geo/canada-map.ts';
import type { WaterMap } from '../geo/water-map.ts';
import type { Lettering } from '../text/lettering.ts';

/** What drawing needs besides words; each is read when it is first asked for. */
export type Resources = {
  readonly letters: Lettering;
  canada(): CanadaMap;
  waters(city: string): WaterMap;
  /** The inside of an icon's SVG. */
  icon(name: string): string;
};
