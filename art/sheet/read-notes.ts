export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Notes = {
  /** The part of the plane that the picture shows. */
  readonly frame: Box;
  /** Where each line of text stands. */
  readonly labels: readonly Box[];
  /** Middles of the gold marks. */
  readonly marks: readonly (readonly number[])[];
  /** Middles of the dots of places. */
  readonly dots: readonly (readonly number[])[];
};

/** Reads back the notes that drawings carry for tests until they are minified. */
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
