import type { Frame } from '../field/frame.ts';
import { stroke } from './stroke.ts';

/** A square grid over the frame, its lines on whole steps of the plane. */
export function gridLines(frame: Frame, step: number, colour: string, opacity = 0.16): string {
  const { x, y, width, height } = frame;
  let path = '';
  for (let at = Math.ceil((x + 1) / step) * step; at < x + width; at += step) path += `M${at} ${y}v${height}`;
  for (let at = Math.ceil((y + 1) / step) * step; at < y + height; at += step) path += `M${x} ${at}h${width}`;
  return stroke(path, colour, 0.75, { opacity });
}
