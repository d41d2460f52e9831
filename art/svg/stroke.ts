import { element } from './element.ts';

type Extra = Readonly<Record<string, string | number | undefined>>;

/** A stroked path without fill; an empty string if the path is empty. */
export function stroke(path: string, colour: string, width: number, extra: Extra = {}): string {
  if (!path) return '';
  return element('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, ...extra });
}
