import { contours } from 'd3-contour';
import type { Point } from '../line/point.ts';
import { simplify } from '../line/simplify.ts';
import { smoothLine } from '../line/smooth-line.ts';
import { smoothRing } from '../line/smooth-ring.ts';
import { splitLongEdges } from '../line/split-long-edges.ts';
import type { Field } from './field.ts';
import type { Grid } from './grid.ts';

export type Contour = {
  /** Closed areas above the level, including their edges along the grid's border. */
  readonly fill: string;
  /** Their outlines, without the parts along the grid's border. */
  readonly line: string;
};

type Options = {
  /** Simplification tolerance, in cells. */
  readonly tolerance?: number;
  /** Minimum area of a ring, in cells; smaller ones are dropped. */
  readonly smallest?: number;
  /** Corner radius, in cells. If omitted, whole edges are curved, which suits coasts. */
  readonly corner?: number;
};

/** Traces the isoline of a field at a level, and the areas above it, as smooth paths. */
export function contour(field: Field, level: number, options: Options = {}): Contour {
  const { tolerance = 0.6, smallest = 12, corner = 0 } = options;
  const { grid } = field;
  const shape = contours().size([grid.columns, grid.rows]).smooth(true).contour(plainValues(field), level);
  let fill = '';
  let line = '';
  for (const ring of shape.coordinates.flat()) {
    const cells = ring.map(([x = 0, y = 0]): Point => [x, y]);
    if (areaOf(cells) < smallest) continue;
    const bend = (part: readonly Point[]) => {
      const simple = simplify(part, tolerance);
      return corner ? splitLongEdges(simple, corner) : simple;
    };
    fill += smoothRing(closedRing(bend(cells), grid));
    for (const part of openLines(cells, grid)) line += drawPart(bend(part.points), part.closed, grid);
  }
  return { fill, line };
}

/** The plain array d3-contour expects, cached per field because most fields are traced at many levels. */
function plainValues({ values }: Field): number[] {
  let plain = plainCopies.get(values);
  if (!plain) {
    plain = new Array<number>(values.length);
    for (let i = 0; i < values.length; i++) plain[i] = values[i] ?? 0;
    plainCopies.set(values, plain);
  }
  return plain;
}

const plainCopies = new WeakMap<Float64Array, number[]>();

type Part = { readonly points: readonly Point[]; readonly closed: boolean };

function drawPart(points: readonly Point[], isClosed: boolean, grid: Grid): string {
  if (isClosed) return smoothRing(closedRing(points, grid));
  return smoothLine(points.map((point) => toPicture(point, grid)));
}

/** Converts a ring to units of the picture. Points on the grid's border are doubled to keep corners sharp. */
function closedRing(cells: readonly Point[], grid: Grid): Point[] {
  return cells
    .slice(0, -1)
    .flatMap((point) => (isOnEdge(point, grid) ? [point, point] : [point]))
    .map((point) => toPicture(point, grid));
}

/** Splits a ring where it follows the grid's border; a ring that never touches it stays closed. */
function openLines(cells: readonly Point[], grid: Grid): Part[] {
  const ring = cells.slice(0, -1);
  const start = ring.findIndex((point) => isOnEdge(point, grid));
  if (start < 0) return [{ points: cells, closed: true }];
  const parts: Part[] = [];
  let part: Point[] = [];
  for (const point of [...ring.slice(start), ...ring.slice(0, start + 1)]) {
    part.push(point);
    if (!isOnEdge(point, grid)) continue;
    if (part.length > 3) parts.push({ points: part, closed: false });
    part = [point];
  }
  return parts;
}

function isOnEdge([x, y]: Point, { columns, rows }: Grid): boolean {
  return x <= 0.75 || y <= 0.75 || x >= columns - 0.75 || y >= rows - 0.75;
}

function toPicture([x, y]: Point, grid: Grid): Point {
  return [grid.x + x * grid.cell, grid.y + y * grid.cell];
}

function areaOf(ring: readonly Point[]): number {
  let area = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) area += (previous[0] + point[0]) * (previous[1] - point[1]);
    previous = point;
  }
  return Math.abs(area / 2);
}
