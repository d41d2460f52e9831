import { mark } from '../sheet/mark.ts';
import { readNotes } from '../sheet/read-notes.ts';

const share = 0.6;
const markRadius = 4;

/** The part of a picture around its mark, which stays small: a detail, for pages that show the whole picture elsewhere. */
export function closeUp(svg: string): string {
  const { frame, marks } = readNotes(svg);
  const [left, top, right, bottom] = frame;
  const [x = 0, y = 0] = marks[0] ?? [];
  const width = (right - left) * share;
  const height = (bottom - top) * share;
  // The mark stands right of the middle, as the left edge fades; the view stays within what is drawn.
  const at = [
    Math.min(Math.max(x - width * 0.6, left), right - width),
    Math.min(Math.max(y - height / 2, top), bottom - height),
  ];
  return svg
    .replace(/viewBox="[^"]+"/, `viewBox="${[...at, width, height].map(Math.round).join(' ')}"`)
    .replace(/<g data-mark=.*?<\/g>/s, mark([x, y], markRadius));
}
