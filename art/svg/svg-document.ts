import type { Frame } from '../field/frame.ts';
import { element } from './element.ts';

type Options = {
  /** Intrinsic size of the picture, if it differs from the frame. */
  readonly width?: number;
  readonly height?: number;
  readonly preserveAspectRatio?: string;
};

/** Wraps a drawing in an SVG document. The page supplies its text alternative in `alt`. */
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
