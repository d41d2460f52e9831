import type { LandingPair } from './landing-pairs.ts';

type Order = {
  readonly services: readonly string[];
  /** From west to east. */
  readonly cities: readonly string[];
  readonly industries: readonly string[];
};

/** A landing page among those of its kind, laid out like the sheets of a map. Numbers count from 1, over all there are. */
export type Sheet = {
  /** Sheets of each kind are a series of their own: no two have the same letter and numbers. */
  readonly series: 'A' | 'B' | 'C';
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
  readonly north: LandingPair | undefined;
  readonly south: LandingPair | undefined;
  readonly west: LandingPair | undefined;
  readonly east: LandingPair | undefined;
};

/**
 * Finds the place of a landing page and the pages around it. Cities run from west to east; services, and industries
 * beside cities, run from north to south. A side without a page is undefined: the edge of the map.
 *
 * @throws RangeError when the order leaves out what the page is about.
 */
export function sheetOf(pair: LandingPair, all: readonly LandingPair[], order: Order): Sheet {
  const kind = all.filter((other) => other.kind === pair.kind);
  const [rowKey, columnKey] = axesOf(pair);
  const allRows = order[pair.kind === 'city-industry' ? 'industries' : 'services'];
  const allColumns = order[pair.kind === 'service-industry' ? 'industries' : 'cities'];
  // Neighbours are the next ones that have pages of this kind.
  const rows = allRows.filter((value) => kind.some((other) => axesOf(other)[0] === value));
  const columns = allColumns.filter((value) => kind.some((other) => axesOf(other)[1] === value));
  const row = rows.indexOf(rowKey);
  const column = columns.indexOf(columnKey);
  if (row < 0 || column < 0) throw new RangeError(`${pair.slug} stands in no order of sheets`);
  const at = (down: number, across: number) =>
    kind.find((other) => {
      const [otherRow, otherColumn] = axesOf(other);
      return otherRow === rows[row + down] && otherColumn === columns[column + across];
    });
  return {
    series: seriesOf[pair.kind],
    row: allRows.indexOf(rowKey) + 1,
    rows: allRows.length,
    column: allColumns.indexOf(columnKey) + 1,
    columns: allColumns.length,
    north: at(-1, 0),
    south: at(1, 0),
    west: at(0, -1),
    east: at(0, 1),
  };
}

const seriesOf = { 'service-city': 'A', 'service-industry': 'B', 'city-industry': 'C' } as const;

function axesOf(pair: LandingPair): [row: string, column: string] {
  switch (pair.kind) {
    case 'service-city':
      return [pair.service, pair.city];
    case 'service-industry':
      return [pair.service, pair.industry];
    case 'city-industry':
      return [pair.industry, pair.city];
  }
}
