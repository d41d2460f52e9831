import { canadaProjection, canadaSheet as size } from '../../lib/geo/canada-projection.ts';
import { blur } from '../field/blur.ts';
import { contour } from '../field/contour.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import type { Mask } from '../field/mask.ts';
import { signedDistance } from '../field/signed-distance.ts';
import type { CanadaMap } from '../geo/canada-map.ts';
import { fill } from '../sheet/fill.ts';
import { stroke } from '../sheet/stroke.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { canadaMapColours } from './canada-map-colours.ts';
import { landAndLakes } from './land-and-lakes.ts';
import { provincialBorders } from './provincial-borders.ts';

const sheet: Frame = { x: 0, y: 0, ...size };

/** Distances of the lines on the sea from the coast, in units. */
const soundings = [3, 8, 14, 22, 32, 44, 60, 80];

type Options = { readonly frame?: Frame; readonly under?: string; readonly over?: string };

/**
 * Canada with its provinces, its neighbours and lines on the sea that follow the coast. The sea itself is left open for
 * the page's ground. Pins are the page's.
 *
 * @param options.frame a part of the sheet
 * @param options.under and `over` are drawn below and above the map, in units of the sheet
 */
export function canadaMap(
  map: CanadaMap,
  scheme: keyof typeof canadaMapColours,
  { frame = sheet, under = '', over = '' }: Options = {},
): string {
  const colours = canadaMapColours[scheme];
  const grid = gridOver(frame, 2, 40);
  const projection = canadaProjection();
  const { canada, neighbours, lakes } = landAndLakes(map, projection, grid);
  const cut = { tolerance: 0.5, smallest: 6 };
  const country = contour(share(canada), 0.5, cut);
  const lake = contour(share(lakes), 0.5, cut);
  return svgDocument(
    frame,
    [
      under,
      seaLines(canada, neighbours, colours.line),
      fill(contour(share(neighbours), 0.5, cut).fill, colours.neighbours),
      fill(country.fill, colours.canada),
      stroke(country.line, colours.shore, 1.4, { 'stroke-linejoin': 'round' }),
      stroke(provincialBorders(map, projection, canada), colours.borders, 1.1, {
        'stroke-dasharray': '5 4',
        opacity: 0.8,
      }),
      fill(lake.fill, colours.water),
      stroke(lake.line, colours.shore, 1.1, { opacity: 0.9 }),
      over,
    ].join(''),
  );
}

function seaLines(canada: Mask, neighbours: Mask, colour: string): string {
  const { grid } = canada;
  const cells = canada.cells.map((cell, index) => (cell || neighbours.cells[index] ? 0 : 1));
  const sea = signedDistance({ grid, cells });
  const [near, middle, far] = [blur(sea, 2), blur(sea, 5), blur(sea, 10)];
  return soundings
    .map((level, index) => {
      const field = level < 8 ? near : level < 30 ? middle : far;
      const { line } = contour(field, level, { tolerance: 0.75, smallest: 30 });
      return stroke(line, colour, 1, { opacity: Math.max(0.12, 0.62 - index * 0.07) });
    })
    .join('');
}

function share({ grid, cells }: Mask) {
  return blur({ grid, values: Float64Array.from(cells) }, 1);
}
