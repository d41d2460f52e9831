import type { LandingPair } from './landing-pairs.ts';

type Order = {
  readonly services: readonly string[];
  /** From west to east. */
  readonly cities: readonly string[];
  readonly industries: readonly string[];
};

/** A landing page as a sheet of the atlas whose first sheets are the cities. */
export type Sheet = {
  /** From 1, over all cities and landing pages; no two have the same. */
  readonly number: number;
  readonly count: number;
  /** The same service or industry one city further west, or the same service for the industry before. */
  readonly west: LandingPair | undefined;
  readonly east: LandingPair | undefined;
};

/**
 * Finds the number of a landing page and the pages on either side of it. Sheets follow each other like the lines of a
 * text: a row for each service, or each industry in cities, from west to east. A side without a page is undefined.
 *
 * @throws RangeError when the order leaves out what the page is about.
 */
export function sheetOf(pair: LandingPair, all: readonly LandingPair[], order: Order): Sheet {
  const bySlugs = new Map(all.map((other) => [keyOf(other.kind, ...axesOf(other)), other]));
  const sheets = kinds.flatMap((kind) =>
    order[kind === 'city-industry' ? 'industries' : 'services'].flatMap((row) =>
      order[kind === 'service-industry' ? 'industries' : 'cities'].flatMap(
        (column) => bySlugs.get(keyOf(kind, row, column)) ?? [],
      ),
    ),
  );
  const at = sheets.findIndex(({ slug }) => slug === pair.slug);
  if (at < 0) throw new RangeError(`${pair.slug} stands in no order of sheets`);
  const beside = (other: LandingPair | undefined) =>
    other?.kind === pair.kind && axesOf(other)[0] === axesOf(pair)[0] ? other : undefined;
  return {
    number: order.cities.length + at + 1,
    count: countSheets(order.cities, sheets),
    west: beside(sheets[at - 1]),
    east: beside(sheets[at + 1]),
  };
}

/** Each city and each landing page is a sheet. */
export const countSheets = (cities: readonly unknown[], pairs: readonly LandingPair[]): number =>
  cities.length + pairs.length;

const kinds = ['service-city', 'service-industry', 'city-industry'] as const;

const keyOf = (...parts: readonly string[]) => parts.join(' ');

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
