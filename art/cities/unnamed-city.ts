import type { Frame } from '../field/frame.ts';
import type { WaterMap } from '../geo/water-map.ts';
import { mark } from '../svg/mark.ts';
import { type Scheme, schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { cityLines } from './city-lines.ts';
import type { CityView } from './city-view.ts';
import { localProjection } from './local-projection.ts';
import { paintCity } from './paint-city.ts';

type Spot = Pick<CityView, 'latitude' | 'longitude'>;

const soundings = [0.45, 1.05, 1.8, 2.8, 4.1, 5.8, 8, 11];
const banks = { dry: [0.7, 1.5, 2.4, 3.5, 4.8, 6.4, 8.4, 10.8], wet: [0.8, 1.8] };
const close = {
  soundings: [0.4, 1, 1.8, 2.8, 4.2],
  banks: { dry: [0.6, 1.3, 2.2, 3.3, 4.6, 6.2, 8], wet: [0.7] },
};

/** City thumbnail for lists: 208 by 208, displayed at half size, zoomed in enough to tell rivers apart. */
export function cityThumb(map: WaterMap, spot: Spot): string {
  const frame = { x: 0, y: 0, width: 208, height: 208 };
  const view = { ...spot, kilometres: 26, across: 0.5, down: 0.5 };
  const look = { ...close, line: 1.5, river: 5, radius: 9, cell: 1, bleed: 12 };
  return unnamed(map, view, frame, look, schemes.light);
}

/** City map for share images: 540 by 630. */
export function cityBare(map: WaterMap, spot: Spot, scheme: Scheme): string {
  const frame = { x: 0, y: 0, width: 540, height: 630 };
  const view = { ...spot, kilometres: 40, across: 0.45, down: 0.47 };
  return unnamed(map, view, frame, { soundings, banks, line: 1.6, river: 7, radius: 13 }, scheme);
}

type Look = Parameters<typeof cityLines>[3] & {
  readonly line: number;
  readonly river: number;
  readonly radius: number;
};

function unnamed(map: WaterMap, view: CityView, frame: Frame, look: Look, scheme: Scheme): string {
  const projection = localProjection(view, frame);
  const lines = cityLines(map, projection, frame, look);
  const city = mark(projection.place(view.latitude, view.longitude), look.radius);
  return svgDocument(frame, paintCity(lines, frame, scheme, look) + city);
}
