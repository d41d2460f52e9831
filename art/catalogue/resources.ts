import type { CanadaMap } from '../geo/canada-map.ts';
import type { WaterMap } from '../geo/water-map.ts';
import type { Lettering } from '../text/lettering.ts';

/** Inputs of the drawings apart from text, loaded on first use. */
export type Resources = {
  readonly letters: Lettering;
  canada(): CanadaMap;
  waters(city: string): WaterMap;
};
