import { type LandingPair, landingKinds } from './landing-pairs.ts';

type Order = {
  readonly services: readonly string[];
  /** From west to east. */
  readonly cities: readonly string[];
  readonly industries: readonly string[];
};

/** A landing page as a sheet of the atlas, whose first sheets are the cities. */
export type Sheet = {
  /** Unique across cities and landing pages, from 1. */
  readonly number: number;
  readonly count: number;
  /** The same service or industry in the next city to the west, or the same service for the previous industry. */
  readonly west: LandingPair | undefined;
  readonly east: LandingPair | undefined;
};

/**
 * The sheet number of a landing page and its neighbours. Sheets are numbered row by row: a row is a service, or an industry in
 * cities; its columns are cities or industries.
 *
 * @throws RangeError when `order` lacks a subject of the page.
 */
export function sheetOf(pair: LandingPair, all: readonly LandingPair[], order: Order): Sheet {
  const byPosition = new Map(all.map((other) => [keyOf(other.kind, ...positionOf(other)), other]));
  const sheets = landingKinds.flatMap((kind) =>
    order[kind === 'city-industry' ? 'industries' : 'services'].flatMap((row) =>
      order[kind === 'service-industry' ? 'industries' : 'cities'].flatMap(
        (column) => byPosition.get(keyOf(kind, row, column)) ?? [],
      ),
    ),
  );
  const index = sheets.findIndex(({ slug }) => slug === pair.slug);
  if (index < 0) throw new RangeError(`The order of sheets lacks ${pair.slug}`);
  const inSameRow = (other: LandingPair | undefined) =>
    other?.kind === pair.kind && positionOf(other)[0] === positionOf(pair)[0] ? other : undefined;
  return {
    number: order.cities.length + index + 1,
    count: countSheets(order.cities, sheets),
    west: inSameRow(sheets[index - 1]),
    east: inSameRow(sheets[index + 1]),
  };
}

/** Each city and each landing page is a sheet. */
export const countSheets = (cities: readonly unknown[], pairs: readonly LandingPair[]): number =>
  cities.length + pairs.length;

const keyOf = (...parts: readonly string[]) => parts.join(' ');

function positionOf(pair: LandingPair): [row: string, column: string] {
  switch (pair.kind) {
    case 'service-city':
      return [pair.service, pair.city];
    case 'service-industry':
      return [pair.service, pair.industry];
    case 'city-industry':
      return [pair.industry, pair.city];
  }
}
