import { mark } from '../svg/mark.ts';
import { readNotes } from '../svg/read-notes.ts';

const markRadius = 4;

/**
 * A detail of a picture around its mark, for pages that show the whole picture elsewhere.
 *
 * @param share of the picture's width and height
 */
export function closeUp(svg: string, share: number): string {
  const { frame, marks } = readNotes(svg);
  const [left, top, right, bottom] = frame;
  const [x = 0, y = 0] = marks[0] ?? [];
  const width = (right - left) * share;
  const height = (bottom - top) * share;
  // The mark goes right of centre because the left edge fades; the view is clamped to the drawing.
  const at = [
    Math.min(Math.max(x - width * 0.6, left), right - width),
    Math.min(Math.max(y - height / 2, top), bottom - height),
  ];
  return svg
    .replace(/viewBox="[^"]+"/, `viewBox="${[...at, width, height].map(Math.round).join(' ')}"`)
    .replace(/<g data-mark=.*?<\/g>/s, mark([x, y], markRadius));
}
