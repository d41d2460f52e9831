import type { Frame } from '../field/frame.ts';
import { element } from './element.ts';

type Options = {
  /** The picture's own size, where it is not the frame's. */
  readonly width?: number;
  readonly height?: number;
  readonly preserveAspectRatio?: string;
};

/** A whole SVG file that shows a frame of a drawing. What it depicts is said by the page, in `alt`. */
export function svgDocument(frame: Frame, drawing: string, options: Options = {}): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
      width: frame.width,
      height: frame.height,
      ...options,
    },
    drawing,
  );
}
