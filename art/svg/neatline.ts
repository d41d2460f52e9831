import type { Frame } from '../field/frame.ts';
import { round } from '../line/round.ts';
import { element } from './element.ts';
import type { Scheme } from './schemes.ts';

const RULE = 1.25;

/** Draws a map border inside a frame: two thin rules with a band of alternating blocks between them. */
export function neatline(
  frame: Frame,
  scheme: Scheme,
  options: { band?: number; step?: number } = {},
): string {
  const { band = 8, step = 64 } = options;
  const x = frame.x + RULE / 2;
  const y = frame.y + RULE / 2;
  const width = frame.width - RULE;
  const height = frame.height - RULE;
  const rect = (inset: number, attributes: Record<string, string | number>) =>
    element('rect', {
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      ...attributes,
    });
  const rules = { stroke: scheme.frame, 'stroke-width': RULE };
  return (
    rect(band / 2, { stroke: scheme.paper, 'stroke-width': band }) +
    rect(0, rules) +
    rect(band, rules) +
    element('path', { d: blocks({ x, y, width, height }, band, step), fill: scheme.frame })
  );
}

/** Blocks on all four sides; the count is even so that corners alternate too. */
function blocks({ x, y, width, height }: Frame, band: number, step: number): string {
  const across = Math.max(2, Math.round(width / step / 2) * 2);
  const down = Math.max(2, Math.round(height / step / 2) * 2);
  const long = (width - 2 * band) / across;
  const tall = (height - 2 * band) / down;
  let path = '';
  for (let i = 0; i < across; i++) {
    const top = i % 2 === 0 ? y : y + height - band;
    path += `M${round(x + band + i * long)} ${round(top)}h${round(long)}v${band}h${round(-long)}z`;
  }
  for (let i = 0; i < down; i++) {
    const left = i % 2 === 0 ? x + width - band : x;
    path += `M${round(left)} ${round(y + band + i * tall)}h${band}v${round(tall)}h${-band}z`;
  }
  return path;
}
