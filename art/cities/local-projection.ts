import { kilometresFrom } from '../../lib/geo/kilometres-from.ts';
import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import type { CityView } from './city-view.ts';

export type LocalProjection = {
  readonly unitsPerKilometre: number;
  /** Projects coordinates onto the map. */
  place(latitude: number, longitude: number): Point;
};

/** A plate carrée projection around a city, accurate enough over about fifty kilometres. */
export function localProjection(view: CityView, frame: Frame): LocalProjection {
  const unitsPerKilometre = frame.height / view.kilometres;
  return {
    unitsPerKilometre,
    place: (latitude, longitude) => {
      const { north, east } = kilometresFrom(view, { latitude, longitude });
      return [
        frame.x + frame.width * view.across + east * unitsPerKilometre,
        frame.y + frame.height * view.down - north * unitsPerKilometre,
      ];
    },
  };
}
