import type { Frame } from '../field/frame.ts';
import { element } from './element.ts';

/** Fills the frame with one colour. */
export function ground(frame: Frame, colour: string): string {
  return element('rect', { ...frame, fill: colour });
}
