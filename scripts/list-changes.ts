import { diff, styleText } from 'node:util';

/** Each place where two texts differ: its line in the second, then the lines as they were and as they are. */
export function listChanges(before: string, after: string): { line: number; shown: string[] }[] {
  const places: { line: number; shown: string[] }[] = [];
  let line = 1;
  let isInPlace = false;
  for (const [side, text] of diff(before.split('\n'), after.split('\n'))) {
    if (side !== 0 && !isInPlace) places.push({ line, shown: [] });
    isInPlace = side !== 0;
    const shown = side > 0 ? styleText('red', `- ${text.trim()}`) : styleText('green', `+ ${text.trim()}`);
    if (isInPlace) places.at(-1)?.shown.push(shown);
    if (side <= 0) line += 1;
  }
  return places;
}
