import type { Frame } from '../field/frame.ts';

/** The frame of the `card` format; other formats show more or less of the same drawing. */
export const cardFrame: Frame = { x: 0, y: 0, width: 960, height: 600 };
