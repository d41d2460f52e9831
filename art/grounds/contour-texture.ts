import { colours } from '../sheet/colours.ts';
import { svgDocument } from '../sheet/svg-document.ts';
import { contourLines, fine } from './contour-lines.ts';

const options = { preserveAspectRatio: 'xMidYMid slice' };
const lines = { colour: colours.ink900, opacity: 0.55 };

/** Height lines for a whole ground: a mask, whose opacities alone are seen; the page lays both colours. */
export function contourTexture(): string {
  const frame = { x: 0, y: 0, width: 1440, height: 860 };
  return svgDocument(
    frame,
    contourLines(frame, { ...lines, seed: 19, hill: 520, step: 0.026, detail: fine }),
    options,
  );
}

/**
 * The same for phones, with few and long lines. Browsers take a picture that fills the first screen for the page's largest
 * part, unless it has fewer than 0.05 bits to a pixel: on a phone, 1,900 bytes.
 */
export function smallContourTexture(): string {
  const frame = { x: 0, y: 0, width: 150, height: 480 };
  const detail = { octaves: 1, cell: 5, tolerance: 0.5, widths: [0.75, 0.45] } as const;
  return svgDocument(
    frame,
    contourLines(frame, { ...lines, seed: 31, hill: 120, step: 0.042, detail }),
    options,
  );
}
