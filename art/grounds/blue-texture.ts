import { colours } from '../sheet/colours.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { contourLines } from './contour-lines.ts';

/** Height lines for the brand's blue ground; the page lays the blue itself. */
export function blueTexture(): string {
  const frame = { x: 0, y: 0, width: 1440, height: 860 };
  const lines = contourLines(frame, {
    seed: 19,
    colour: colours.blue500,
    opacity: 0.55,
    hill: 520,
    step: 0.026,
  });
  return svgDocument(frame, lines, { preserveAspectRatio: 'xMidYMid slice' });
}
