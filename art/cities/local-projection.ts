import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import type { CityView } from './city-view.ts';

const KILOMETRES_PER_LATITUDE = 110.574;
const KILOMETRES_PER_LONGITUDE = 111.32;

export type LocalProjection = {
  readonly unitsPerKilometre: number;
  /** Projects coordinates onto the sheet. */
  place(latitude: number, longitude: number): Point;
};

/** A plate carrée projection around a city, accurate enough over about fifty kilometres. */
export function localProjection(view: CityView, frame: Frame): LocalProjection {
  const unitsPerKilometre = frame.height / view.kilometres;
  const north = unitsPerKilometre * KILOMETRES_PER_LATITUDE;
  const east = unitsPerKilometre * KILOMETRES_PER_LONGITUDE * Math.cos((view.latitude * Math.PI) / 180);
  return {
    unitsPerKilometre,
    place: (latitude, longitude) => [
      frame.x + frame.width * view.across + (longitude - view.longitude) * east,
      frame.y + frame.height * view.down - (latitude - view.latitude) * north,
    ],
  };
}
