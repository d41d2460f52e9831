import { ground } from '../sheet/ground.ts';
import { mark } from '../sheet/mark.ts';
import { schemes } from '../sheet/schemes.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { paintRings } from './paint-rings.ts';
import { treeRings } from './tree-rings.ts';

/** The rings for share pictures: 540 by 630, without ruler or captions. */
export function ringsBare(): string {
  const rings = treeRings(26, 232, [262, 312]);
  const end = rings.outline(rings.radii.at(-1) ?? 0)[113] ?? rings.core;
  const frame = { x: 0, y: 0, width: 540, height: 630 };
  return svgDocument(
    frame,
    ground(frame, schemes.blue.land) +
      paintRings(rings, schemes.blue, { bark: false, width: 1.5 }) +
      mark(end, 12),
  );
}
