import { profileSheet } from './profile-sheet.ts';
import { routeHeights } from './route-heights.ts';

export type ProfilePlace = {
  /** Where the city stands on the profile, in per cent of its width and height. */
  readonly x: number;
  readonly y: number;
  /** Height above the sea. */
  readonly metres: number;
};

/** The ten cities on the height profile at the foot of every page, by slug, from west to east. */
export const heightProfile: Readonly<Record<string, ProfilePlace>> = Object.fromEntries(
  routeHeights.flatMap(({ city, kilometre, metres }) =>
    city
      ? [
          [
            city,
            {
              x: percent(profileSheet.x(kilometre) / profileSheet.width),
              y: percent(profileSheet.y(metres) / profileSheet.height),
              metres,
            },
          ],
        ]
      : [],
  ),
);

function percent(share: number): number {
  return Math.round(share * 100_000) / 1000;
}
