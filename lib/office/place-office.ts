import { type OfficeCount, officeLimits } from './office-count.ts';

/** From the centre of the picture, to the right and down, in units of which the watch's outer ring has a radius of 220. */
type Place = readonly [x: number, y: number];

export type OfficePlaces = {
  readonly people: readonly Place[];
  /** The index of the person who is being helped. */
  readonly helped: number;
  readonly servers: readonly Place[];
  readonly offices: readonly Place[];
  /** Of a person's dot, smaller in a crowd. */
  readonly radius: number;
};

/** People stay inside the outer ring. */
const outermost = 206;
const rowLength = 6;
/** Between neighbours in the middle of the picture. */
const step = 26;
/** Each person stands this much further around than the one before: such spirals leave neither gaps nor rows. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** The first person stands here, so that the helped one of twenty is at the right. */
const firstAngle = 0.4;
const helpedPerson = 13;

/**
 * Places an office on the watch: servers and offices in rows in the middle, people around them, spread over what is left. What
 * exceeds the limits of the picture is left out.
 */
export function placeOffice(count: OfficeCount): OfficePlaces {
  const drawn = (part: keyof OfficeCount) => Math.min(count[part], officeLimits[part].drawn);
  const crowd = drawn('people');
  const [serverRows, officeRows] = [rowsOf(drawn('servers')), rowsOf(drawn('offices'))];
  const rows = [...serverRows, ...officeRows];
  const middle = rows.map((length, row) => placeRow(length, (row - (rows.length - 1) / 2) * step));
  const innermost = Math.max(0, ...middle.flat().map(([x, y]) => Math.hypot(x, y))) + step;
  const people = Array.from({ length: crowd }, (_, index): Place => {
    const distance = Math.sqrt(innermost ** 2 + ((outermost ** 2 - innermost ** 2) * (index + 0.5)) / crowd);
    const angle = firstAngle + index * goldenAngle;
    return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))];
  });
  return {
    people,
    helped: Math.min(helpedPerson, crowd - 1),
    servers: middle.slice(0, serverRows.length).flat(),
    offices: middle.slice(serverRows.length).flat(),
    radius: crowd > 80 ? 4.5 : 6,
  };
}

/** The lengths of the rows that so many signs fill. */
function rowsOf(total: number): number[] {
  const rows = Math.ceil(total / rowLength);
  return Array.from({ length: rows }, (_, row) => Math.ceil((total - row) / rows));
}

/** Places so many signs side by side, centred. */
const placeRow = (length: number, y: number) =>
  Array.from({ length }, (_, index): Place => [(index - (length - 1) / 2) * step, y]);
