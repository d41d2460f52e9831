import { colours } from '../svg/colours.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { contourLines, fine } from './contour-lines.ts';

const options = { preserveAspectRatio: 'xMidYMid slice' };
const lines = { colour: colours.ink900, opacity: 0.55 };

/** Contour lines for a whole background, as a mask: only its opacity matters, and the page supplies both colours. */
export function contourTexture(): string {
  const frame = { x: 0, y: 0, width: 1440, height: 860 };
  return svgDocument(
    frame,
    contourLines(frame, { ...lines, seed: 19, hill: 520, step: 0.026, detail: fine }),
    options,
  );
}

/**
 * The phone version, with few and long lines. Browsers take a picture that fills the viewport as the largest contentful
 * paint unless it has less than 0.05 bits per pixel: 1,900 bytes on a phone.
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
