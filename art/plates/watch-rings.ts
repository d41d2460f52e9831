import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { element } from '../sheet/element.ts';
import { fill } from '../sheet/fill.ts';
import type { Scheme } from '../sheet/schemes.ts';
import { stroke } from '../sheet/stroke.ts';

const RADIUS = 270;
const SWEEP = { from: -0.95, to: -0.28 } as const;

/** Three range rings with a bearing scale, and the sector that is being looked at. */
export function watchRings([cx, cy]: Point, scheme: Scheme): string {
  const at = (angle: number, radius: number) =>
    `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  let ticks = '';
  for (let step = 0; step < 72; step++) {
    const angle = (step * Math.PI) / 36;
    const length = step % 6 === 0 ? 14 : step % 2 === 0 ? 8 : 5;
    ticks += `M${at(angle, RADIUS)}L${at(angle, RADIUS + length)}`;
  }
  const ring = (r: number, extra: Record<string, string | number>) =>
    element('circle', { cx, cy, r, fill: 'none', stroke: scheme.shore, opacity: 0.85, ...extra });
  const dotted = { 'stroke-width': 1, 'stroke-dasharray': '2 5', 'stroke-linecap': 'round' };
  const sector = `M${cx} ${cy}L${at(SWEEP.from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(SWEEP.to, RADIUS)}Z`;
  return (
    fill(sector, scheme.shore, { opacity: 0.14 }) +
    stroke(`M${cx} ${cy}L${at(SWEEP.to, RADIUS)}`, scheme.shore, 1.5) +
    ring(RADIUS / 3, dotted) +
    ring((RADIUS / 3) * 2, dotted) +
    ring(RADIUS, { 'stroke-width': 1.6 }) +
    stroke(ticks, scheme.shore, 1.2)
  );
}
