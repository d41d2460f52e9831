import { distanceTo } from './distance-to.ts';
import type { Field } from './field.ts';
import type { Mask } from './mask.ts';

/** Signed distance to the mask's edge, in units of the picture: positive inside, negative outside. */
export function signedDistance(mask: Mask): Field {
  const toOutside = distanceTo(mask, 0);
  const toInside = distanceTo(mask, 1);
  const { cell } = mask.grid;
  const values = toOutside.map((inner, index) =>
    mask.cells[index] ? (inner - 0.5) * cell : (0.5 - (toInside[index] ?? 0)) * cell,
  );
  return { grid: mask.grid, values };
}
