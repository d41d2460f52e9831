export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Notes = {
  /** The view box of the picture. */
  readonly frame: Box;
  /** Bounding box of each line of text. */
  readonly labels: readonly Box[];
  /** Centres of the gold marks. */
  readonly marks: readonly (readonly number[])[];
  /** Centres of the place dots. */
  readonly dots: readonly (readonly number[])[];
};

/** Parses the data attributes that drawings carry for tests; minification removes them. */
export function readNotes(svg: string): Notes {
  const [x = 0, y = 0, width = 0, height = 0] = numbers(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '');
  return {
    frame: [x, y, x + width, y + height],
    labels: all(svg, 'data-label').map(([left = 0, top = 0, right = 0, bottom = 0]) => [
      left,
      top,
      right,
      bottom,
    ]),
    marks: all(svg, 'data-mark'),
    dots: all(svg, 'data-dot'),
  };
}

function all(svg: string, name: string): number[][] {
  return [...svg.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map(([, value = '']) => numbers(value));
}

function numbers(list: string): number[] {
  return list.split(' ').map(Number);
}
