import { profileChart, routeHeights } from '../../lib/geo/height-profile.ts';
import { noise } from '../field/noise.ts';
import type { Point } from '../line/point.ts';
import { simplify } from '../line/simplify.ts';
import { straightLine } from '../line/straight-line.ts';
import { colours } from '../svg/colours.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';

/** Kilometres between the points of the outline. */
const STEP = 9;
/** Distance between the last offset line and the bottom of the picture. */
const BASE_FADE = 10;

/** The elevation profile from Vancouver to Halifax, which separates the blue background from the dark footer. */
export function profile(): string {
  const { width, height } = profileChart;
  const line = straightLine(simplify(outline(), 0.25), { digits: 0 });
  const id = 'p';
  // Offset lines stop above the bottom edge because the footer below has none.
  const fade = element(
    'linearGradient',
    { id: 'f', gradientUnits: 'userSpaceOnUse', x2: 0, y1: height * 0.6, y2: height - BASE_FADE },
    element('stop', { 'stop-color': '#fff' }) + element('stop', { offset: 1, 'stop-color': '#000' }),
  );
  const echoes = Array.from({ length: 9 }, (_, index) =>
    element('use', {
      href: `#${id}`,
      y: 3 + index * 5 + index * index * 1.1,
      opacity: 0.55 - index * 0.055,
    }),
  );
  return svgDocument(
    { x: 0, y: 0, width, height },
    element(
      'defs',
      {},
      element('path', { id, d: line }) +
        fade +
        element('mask', { id: 'm' }, element('rect', { width, height, fill: 'url(#f)' })),
    ) +
      fill(`${line}V${height + 4}H0z`, colours.night950) +
      element('g', { fill: 'none', stroke: colours.blue400, mask: 'url(#m)' }, echoes.join('')) +
      stroke(line, colours.blue200, 1.6, {
        'stroke-linejoin': 'round',
        'vector-effect': 'non-scaling-stroke',
      }),
    { preserveAspectRatio: 'none' },
  );
}

/** Interpolates the road's elevations with rough terrain, rougher where they differ most; exact at every given point. */
function outline(): Point[] {
  const rough = noise(4);
  const points = routeHeights.slice(1).flatMap((to, index) => {
    const from = routeHeights[index] ?? to;
    const count = Math.max(2, Math.round((to.kilometre - from.kilometre) / STEP));
    const roughness = 360 * Math.min(1, (Math.abs(to.metres - from.metres) + 40) / 700);
    return Array.from({ length: count }, (_, step): Point => {
      const share = step / count;
      const kilometre = from.kilometre + (to.kilometre - from.kilometre) * share;
      const metres = from.metres + (to.metres - from.metres) * share * share * (3 - 2 * share);
      const bump = (rough(kilometre / 17, 1.5) - 0.5) * roughness * Math.sin(share * Math.PI);
      return [profileChart.x(kilometre), profileChart.y(Math.max(0, metres + bump))];
    });
  });
  return [...points, [profileChart.width, profileChart.y(routeHeights.at(-1)?.metres ?? 0)]];
}
