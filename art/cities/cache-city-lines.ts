import type { Frame } from '../field/frame.ts';
import type { WaterMap } from '../geo/water-map.ts';
import { type CityLines, cityLines } from './city-lines.ts';
import type { CityView } from './city-view.ts';
import { localProjection } from './local-projection.ts';

/**
 * Returns a `cityLines` that caches its last result. The lines are slow to compute and identical in every language,
 * and a city's languages are drawn one after another.
 */
export function cacheCityLines(look: Parameters<typeof cityLines>[3]) {
  let last: { map: WaterMap; view: string; lines: CityLines } | undefined;
  return (map: WaterMap, cityView: CityView, frame: Frame): CityLines => {
    const view = JSON.stringify([cityView, frame]);
    if (last?.map !== map || last.view !== view)
      last = { map, view, lines: cityLines(map, localProjection(cityView, frame), frame, look) };
    return last.lines;
  };
}
