import { logoMark } from '../brand/logo-mark.ts';
import type { Frame } from '../field/frame.ts';
import { contourLines, fine } from '../grounds/contour-lines.ts';
import { colours } from '../svg/colours.ts';
import { element } from '../svg/element.ts';
import { ground } from '../svg/ground.ts';
import { neatline } from '../svg/neatline.ts';
import { schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import { wrapText } from './wrap-text.ts';

const imageFrame: Frame = { x: 0, y: 0, width: 1200, height: 630 };
const scheme = schemes.blue;
const LEFT = 64;

/** Position of the picture on a share image. */
export const shareArtFrame: Frame = { x: 660, y: 0, width: 540, height: 630 };

/** The background of every share image; the picture covers its right side. */
export function shareGround(): string {
  const texture = { seed: 19, colour: colours.blue500, opacity: 0.4, hill: 520, step: 0.03, detail: fine };
  return svgDocument(imageFrame, ground(imageFrame, scheme.water) + contourLines(imageFrame, texture));
}

export type ShareWords = {
  readonly title: string;
  readonly subtitle: string;
  /** The company's name in its two parts, as the logo writes it. */
  readonly brand: { readonly strong: string; readonly light: string };
};

/** The edge of the picture and the border around the whole image. */
export function shareBorder(): string {
  return svgDocument(
    imageFrame,
    element('rect', { x: shareArtFrame.x, y: 0, width: 1.5, height: imageFrame.height, fill: scheme.frame }) +
      neatline(imageFrame, { ...scheme, paper: scheme.water }, { band: 10, step: 74 }),
  );
}

/** The text of a share image, left of the picture. */
export function shareText(letters: Lettering, words: ShareWords): string {
  const { size, lines } = fitTitle(letters, words.title);
  const small = { size: 27, weight: 400, width: 94, fill: scheme.label };
  const below = wrapText(letters, words.subtitle, small, shareArtFrame.x - LEFT - 40);
  const height = size * 1.06;
  const first = 352 - ((lines.length - 1) * height + below.length * 36) / 2;
  const last = first + (lines.length - 1) * height;
  const title = { size, weight: 600, family: 'display', tracking: -0.022, fill: colours.white } as const;
  return svgDocument(
    { ...imageFrame, width: shareArtFrame.x },
    lines.map((line, index) => label(letters, line, [LEFT, first + index * height], title)).join('') +
      below.map((line, index) => label(letters, line, [LEFT, last + 54 + index * 36], small)).join('') +
      signature(letters, words.brand),
  );
}

/** The largest size at which the title takes at most four lines. */
function fitTitle(letters: Lettering, title: string): { size: number; lines: string[] } {
  const width = shareArtFrame.x - LEFT - 36;
  for (const size of [68, 60, 54, 48]) {
    const face = { size, weight: 600, family: 'display', tracking: -0.022 } as const;
    const lines = wrapText(letters, title, face, width);
    const fits = lines.every((line) => letters.width(line, face) <= width);
    if (fits && lines.length <= (size > 60 ? 3 : 4)) return { size, lines };
  }
  const face = { size: 42, weight: 600, family: 'display', tracking: -0.022 } as const;
  return { size: 42, lines: wrapText(letters, title, face, width) };
}

function signature(letters: Lettering, { strong, light }: ShareWords['brand']): string {
  const face = { size: 36, weight: 700, family: 'display', tracking: -0.02 } as const;
  const width = letters.width(`${strong} `, face);
  return (
    element('g', { transform: 'translate(60 58) scale(1.5)' }, logoMark(colours.white)) +
    label(letters, strong, [123, 95], { ...face, fill: colours.white }) +
    label(letters, light, [123 + width + 3, 95], { ...face, weight: 500, fill: scheme.frame })
  );
}
