import { mark } from '../svg/mark.ts';
import { schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { paintRings } from './paint-rings.ts';
import { treeRings } from './tree-rings.ts';

/** The twenty-six rings as lines on the brand blue, for the menu tile. */
export function ringsMini(): string {
  const rings = treeRings(26, 126, [142, 152]);
  const end = rings.outline(rings.radii.at(-1) ?? 0)[117] ?? rings.core;
  return svgDocument(
    { x: 0, y: 0, width: 300, height: 300 },
    paintRings(rings, schemes.blue, { bark: false, width: 1 }) + mark(end, 7),
  );
}
