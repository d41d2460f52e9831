import { colours } from '../sheet/colours.ts';
import { element } from '../sheet/element.ts';

const branches = [
  { x: 10.5, y: 4.6, width: 9 },
  { x: 7.5, y: 11, width: 15 },
  { x: 4.2, y: 17.4, width: 21.6 },
  { x: 1, y: 23.8, width: 28 },
] as const;

/** The tamarack: a trunk, four branches, one gold needle. 30 by 34, to be placed by its group. */
export function logoMark(colour: string): string {
  const tree =
    element('path', { d: 'M13.5 1h3v32h-3z' }) +
    branches.map((branch) => element('rect', { ...branch, height: 3.6 })).join('');
  const needle = { x: 21.6, y: 16.6, width: 5.2, height: 5.2, fill: colours.larch400 };
  return element('g', { fill: colour }, tree) + element('rect', needle);
}
