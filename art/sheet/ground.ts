import type { Frame } from '../field/frame.ts';
import { element } from './element.ts';

/** The whole frame in one colour. */
export function ground(frame: Frame, colour: string): string {
  return element('rect', { ...frame, fill: colour });
}
