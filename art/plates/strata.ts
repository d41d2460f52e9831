import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { noise } from '../field/noise.ts';
import type { Point } from '../line/point.ts';
import { smoothLine } from '../line/smooth-line.ts';
import { fill } from '../svg/fill.ts';
import { ground } from '../svg/ground.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';

/** Depths of the six restorable layers. */
export const depths = [112, 176, 246, 330, 420, 508] as const;

/** Number of thin lines between adjacent layers. */
const laminae = [3, 4, 5, 6, 6, 6];

const swell = fractal(noise(33), 3);

/** The y of a layer's surface at x; flatter near the core, whose centre is given. */
export function layerY(x: number, layer: number, core: number): number {
  const away = Math.abs(x - core);
  const wave = (swell(x / 260 + layer * 0.3, layer * 0.45) - 0.5) * (40 + layer * 7);
  const tilt = (x - core) * 0.03 * (layer % 2 ? 1 : -0.5);
  return (depths[layer] ?? 600) + (wave + tilt) * (0.35 + 0.65 * Math.min(1, away / 260));
}

/** The surface of a layer as points, from one x to another. */
export function layerLine(layer: number, core: number, from: number, to: number): Point[] {
  const count = Math.ceil((to - from) / 20);
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + index * 20;
    return [x, layerY(x, layer, core)];
  });
}

/** A cross-section of the ground: stacked layers, each with thin lines that follow its surface. */
export function strata(frame: Frame, core: number, scheme: Scheme): string {
  const from = frame.x - 20;
  const to = frame.x + frame.width + 20;
  const bottom = frame.y + frame.height;
  const tints = [scheme.fill1, scheme.land, scheme.water, scheme.land2, scheme.fill1, scheme.land];
  const surfaces = depths.map((_, layer) => layerLine(layer, core, from, to));
  const areas = surfaces.map((line, layer) =>
    fill(`${smoothLine(line)}V${bottom}H${from}z`, tints[layer] ?? scheme.land),
  );
  const lines = surfaces.map((line, layer) => {
    const next = surfaces[layer + 1];
    const count = laminae[layer] ?? 6;
    const thin = Array.from({ length: count - 1 }, (_, index) => {
      const share = (index + 1) / count;
      return smoothLine(line.map(([x, y], at) => [x, y * (1 - share) + (next?.[at]?.[1] ?? y + 92) * share]));
    });
    return (
      stroke(thin.join(''), scheme.line, 0.9, { opacity: 0.42 }) +
      stroke(smoothLine(line), scheme.shore, layer ? 1.5 : 2.4)
    );
  });
  return ground(frame, scheme.paper) + areas.join('') + lines.join('');
}
