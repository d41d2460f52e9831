import type { Face, Lettering } from '../text/lettering.ts';

/** Breaks a text into lines no wider than `width`; a single word that is wider stands alone. */
export function wrapText(letters: Lettering, text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && letters.outline(longer, face).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
