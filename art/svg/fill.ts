import { element } from './element.ts';

type Extra = Readonly<Record<string, string | number | undefined>>;

/** A path filled by the even-odd rule; an empty string if the path is empty. */
export function fill(path: string, colour: string, extra: Extra = {}): string {
  if (!path) return '';
  return element('path', { d: path, fill: colour, 'fill-rule': 'evenodd', ...extra });
}
