import { blur } from '../field/blur.ts';
import { type Contour, contour } from '../field/contour.ts';
import type { Field } from '../field/field.ts';
import type { Frame } from '../field/frame.ts';
import { halve } from '../field/halve.ts';
import { mapField } from '../field/map-field.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { WaterMap } from '../geo/water-map.ts';
import { simplify } from '../line/simplify.ts';
import { smoothLine } from '../line/smooth-line.ts';
import { cityWaters } from './city-waters.ts';
import type { LocalProjection } from './local-projection.ts';

/** Below this share of open water, offset lines go on land instead: terraces that follow the river. */
const DRY = 0.17;

export type CityLines = {
  readonly isDry: boolean;
  /** Bands of land around the waters, widest first. */
  readonly terraces: readonly string[];
  /** Lines on land parallel to the nearest bank, from the bank outwards. */
  readonly banks: readonly string[];
  readonly rivers: string;
  /** The shore of sea and lakes, if any. */
  readonly shore: Contour;
  readonly depths: readonly string[];
  /** Lines on the water parallel to its shore, from the shore outwards. */
  readonly soundings: readonly string[];
  /** Kilometres to the nearest bank: positive on water, negative on land. */
  readonly distance: Field;
};

type Options = {
  readonly cell?: number;
  readonly bleed?: number;
  /** Offsets of the lines on water from the shore, in kilometres. */
  readonly soundings: readonly number[];
  /** Offsets of the lines on land from the bank, in kilometres, for dry and wet regions. */
  readonly banks: { readonly dry: readonly number[]; readonly wet: readonly number[] };
  readonly tolerance?: number;
};

/** All water-related geometry of a city map, as uncoloured paths. */
export function cityLines(
  map: WaterMap,
  projection: LocalProjection,
  frame: Frame,
  options: Options,
): CityLines {
  const { cell = 2, bleed = 60, tolerance = 1 } = options;
  const waters = cityWaters(map, projection, frame, cell, bleed);
  const inKilometres = (field: Field) => mapField(field, (value) => value / projection.unitsPerKilometre);
  const distance = inKilometres(signedDistance(waters.all));
  const land = blur(halve(mapField(distance, (value) => -value)), 2);
  const isDry = waters.open.cells.reduce((sum, cell) => sum + cell, 0) / waters.open.cells.length < DRY;
  const banks = isDry ? options.banks.dry : options.banks.wet;
  const river = (line: Parameters<typeof simplify>[0]) => smoothLine(simplify(line, 0.8 * tolerance));
  return {
    isDry,
    terraces: isDry ? terraces(land, banks, tolerance) : [],
    banks: banks.map((level) => contour(land, level, { tolerance: 0.45 * tolerance, smallest: 20 }).line),
    rivers: waters.rivers.map(river).join(''),
    ...openWater(inKilometres(signedDistance(waters.open)), options.soundings, tolerance),
    distance,
  };
}

/** Every other terrace, from the bank outwards, as the area on its water side. */
function terraces(land: Field, banks: readonly number[], tolerance: number): string[] {
  const toWater = mapField(land, (value) => -value);
  return [6, 4, 2]
    .flatMap((index) => banks[index] ?? [])
    .map((level) => contour(toWater, -level, { tolerance: 0.5 * tolerance, smallest: 3 }).fill);
}

function openWater(distance: Field, levels: readonly number[], tolerance: number) {
  if (!distance.values.some((value) => value > 0)) {
    return { shore: { fill: '', line: '' }, depths: [], soundings: [] };
  }
  const half = halve(distance);
  const [near, middle, far] = [blur(distance, 2), blur(half, 2), blur(half, 4)];
  const fine = { tolerance: 0.8 * tolerance, smallest: 40 };
  const coarse = { tolerance: 0.4 * tolerance, smallest: 10 };
  return {
    shore: contour(blur(distance, 1), 0, { tolerance: 0.55 * tolerance, smallest: 8 }),
    depths: [1.6, 4.6].map((level) => contour(middle, level, { ...coarse, tolerance: 0.5 * tolerance }).fill),
    soundings: levels.map((level) => {
      if (level < 1.5) return contour(near, level, fine).line;
      return contour(level < 4 ? middle : far, level, coarse).line;
    }),
  };
}
