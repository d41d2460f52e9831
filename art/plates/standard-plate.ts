import type { Frame } from '../field/frame.ts';
import { contourLines, fine } from '../grounds/contour-lines.ts';
import type { IndustryFormat } from '../industries/industry-plan.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import { type SchemeName, schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { cardFrame } from './card-frame.ts';

const frames: Readonly<Record<IndustryFormat, Frame>> = {
  card: cardFrame,
  small: { x: 80, y: 30, width: 832, height: 520 },
  bare: { x: 210, y: -15, width: 540, height: 630 },
};

/**
 * Stands in for a picture that nobody has drawn: contour lines of a landscape and the mark, without captions.
 *
 * @param name of the picture, such as `industry-forestry`; each has a landscape of its own
 */
export function standardPlate(name: string, format: IndustryFormat, schemeName: SchemeName): string {
  const frame = frames[format];
  const scheme = schemes[schemeName];
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const texture = { seed, colour: scheme.shore, opacity: 0.75, hill: 420, step: 0.025, detail: fine };
  return svgDocument(
    frame,
    ground(frame, scheme.land) + contourLines(frame, texture) + mark([480, 290], format === 'card' ? 9 : 13),
  );
}
