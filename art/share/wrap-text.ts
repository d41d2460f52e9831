import type { Face, Lettering } from '../text/lettering.ts';

/**
 * Wraps text into the fewest lines that fit `width`, balanced in length. A wider word gets a line to itself.
 */
export function wrapText(letters: Lettering, text: string, face: Face, width: number): string[] {
  let lines = fillLines(letters, text, face, width);
  const { length } = lines;
  for (let narrower = width - face.size / 4; narrower > width / 2; narrower -= face.size / 4) {
    const narrow = fillLines(letters, text, face, narrower);
    const isTooWide = narrow.some((line) => letters.width(line, face) > narrower);
    if (narrow.length > length || isTooWide) break;
    lines = narrow;
  }
  return lines;
}

function fillLines(letters: Lettering, text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && letters.width(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
