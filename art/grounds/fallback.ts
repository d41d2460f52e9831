import { logoMark } from '../brand/logo-mark.ts';
import { element } from '../svg/element.ts';
import { ground } from '../svg/ground.ts';
import { schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { contourLines, fine } from './contour-lines.ts';

/** The placeholder for a picture that failed to load: calm water and the company logo. */
export function fallback(): string {
  const frame = { x: 0, y: 0, width: 960, height: 600 };
  const { water, line, shore } = schemes.light;
  const lines = contourLines(frame, {
    seed: 8,
    colour: line,
    opacity: 0.55,
    hill: 380,
    step: 0.03,
    detail: fine,
  });
  const mark = element('g', { transform: 'translate(435 249) scale(3)' }, logoMark(shore));
  return svgDocument(frame, ground(frame, water) + lines + mark);
}
