import type { Frame } from '../field/frame.ts';
import { smoothLine } from '../line/smooth-line.ts';
import { element } from '../svg/element.ts';
import { fill } from '../svg/fill.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { depths, layerLine } from './strata.ts';

/** The same layers as an extracted square core with a ruler alongside; `plain` highlights none of them. */
export function drillCore(core: Frame, scheme: Scheme, plain = false): string {
  const { x, y, width, height } = core;
  const middle = x + width / 2;
  const bottom = y + height;
  const fills = [
    scheme.fill1,
    scheme.paper,
    plain ? scheme.fill1 : scheme.shore,
    plain ? scheme.paper : scheme.fill2,
    plain ? scheme.fill1 : scheme.paper,
    plain ? scheme.paper : scheme.fill1,
  ];
  const layers = depths.map((_, layer) => {
    const line = smoothLine(layerLine(layer, middle, x - 20, x + width + 20));
    return (
      fill(`${line}V${bottom}H${x - 20}z`, fills[layer] ?? scheme.paper) + stroke(line, scheme.shore, 1.5)
    );
  });
  const box = { x, y, width, height };
  const outline = { rx: 2, fill: 'none', stroke: scheme.shore, 'stroke-width': 2.4 };
  let ruler = '';
  for (let at = 12; at < height - 4; at += 12) ruler += `M${x + width} ${y + at}h${(at - 12) % 60 ? 6 : 13}`;
  return (
    element('clipPath', { id: 'core' }, element('rect', box)) +
    element(
      'g',
      { 'clip-path': 'url(#core)' },
      element('rect', { ...box, fill: scheme.paper }) + layers.join(''),
    ) +
    element('rect', { ...box, ...outline }) +
    stroke(ruler, scheme.shore, 1.2)
  );
}
