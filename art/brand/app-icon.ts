import { colours } from '../sheet/colours.ts';
import { element } from '../sheet/element.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { logoMark } from './logo-mark.ts';

const SIDE = 512;

/**
 * The mark in white on a blue square.
 *
 * @param share how much of the square's height the mark takes
 * @param radius of the square's corners, 0 where the system cuts its own shape
 */
export function appIcon(share: number, radius: number): string {
  const scale = (SIDE * share) / 34;
  const left = (SIDE - 30 * scale) / 2;
  const top = (SIDE - 34 * scale) / 2;
  const square = { width: SIDE, height: SIDE, rx: radius || undefined, fill: colours.blue700 };
  return svgDocument(
    { x: 0, y: 0, width: SIDE, height: SIDE },
    element('rect', square) +
      element('g', { transform: `translate(${left} ${top}) scale(${scale})` }, logoMark(colours.white)),
  );
}
