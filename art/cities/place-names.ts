import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { LocalProjection } from './local-projection.ts';
import type { PlaceName } from './place-name.ts';

const SIZE = 19;

/** Draws names: places upright next to a dot, waters letter-spaced and blue, centred on their point. */
export function placeNames(
  letters: Lettering,
  names: readonly PlaceName[],
  projection: LocalProjection,
  scheme: Scheme,
  scale: number,
  groundAt: (point: Point) => string,
): string {
  return names
    .map((place) => {
      const at = projection.place(place.latitude, place.longitude);
      const write = place.kind === 'water' ? waterName : dotAndName;
      return write(letters, place, at, { scheme, size: SIZE * scale, halo: groundAt(at) });
    })
    .join('');
}

type Style = { readonly scheme: Scheme; readonly size: number; readonly halo: string };

function waterName(letters: Lettering, { name }: PlaceName, [x, y]: Point, style: Style) {
  const { scheme, size, halo } = style;
  return name
    .split('|')
    .map((line, index) =>
      label(letters, line, [x, y + index * size * 1.26], {
        size,
        weight: 400,
        width: 100,
        tracking: 0.07,
        fill: scheme.waterLabel,
        anchor: 'middle',
        halo,
      }),
    )
    .join('');
}

function dotAndName(letters: Lettering, { name, side }: PlaceName, at: Point, { scheme, size, halo }: Style) {
  const [cx, cy] = at;
  const [across, down, anchor] = sides[side];
  const face = { size, weight: 500, width: 84 };
  return (
    element('circle', {
      'data-dot': `${Math.round(cx)} ${Math.round(cy)}`,
      cx,
      cy,
      r: size * 0.19,
      fill: scheme.land,
      stroke: scheme.ink,
      'stroke-width': size * 0.085,
    }) +
    label(letters, name, [cx + across * size, cy + down * size], { ...face, fill: scheme.ink, anchor, halo })
  );
}

/** Offset from the dot to the anchor of the name's baseline, in ems. */
const sides = {
  left: [-0.63, 0.32, 'end'],
  right: [0.63, 0.32, 'start'],
  above: [0, -0.55, 'middle'],
  below: [0, 1.2, 'middle'],
} as const;
