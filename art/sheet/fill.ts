import { element } from './element.ts';

type Extra = Readonly<Record<string, string | number | undefined>>;

/** A filled path in which a ring within a ring is a hole; nothing when there is no area to fill. */
export function fill(path: string, colour: string, extra: Extra = {}): string {
  if (!path) return '';
  return element('path', { d: path, fill: colour, 'fill-rule': 'evenodd', ...extra });
}
