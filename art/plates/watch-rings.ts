import type { Point } from '../line/point.ts';
import { round } from '../line/round.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';

const RADIUS = 270;

/** Three range rings with a bearing scale, and the scanned sector unless the page animates one. */
export function watchRings(
  [cx, cy]: Point,
  scheme: Scheme,
  sector: readonly [from: number, to: number] | undefined,
): string {
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
  const sweep = ([from, to]: readonly [number, number]) =>
    fill(`M${cx} ${cy}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}Z`, scheme.shore, {
      opacity: 0.14,
    }) + stroke(`M${cx} ${cy}L${at(to, RADIUS)}`, scheme.shore, 1.5);
  return (
    (sector ? sweep(sector) : '') +
    ring(RADIUS / 3, dotted) +
    ring((RADIUS / 3) * 2, dotted) +
    ring(RADIUS, { 'stroke-width': 1.6 }) +
    stroke(ticks, scheme.shore, 1.2)
  );
}
