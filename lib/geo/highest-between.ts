import { profileSheet } from './profile-sheet.ts';
import { routeHeights } from './route-heights.ts';

/**
 * The highest the profile comes between two places on it.
 *
 * @param from and `to`: in per cent of the picture's width
 * @returns in per cent of the picture's height, from its foot
 */
export function highestBetween(from: number, to: number): number {
  const [left, right] = [from, to].map((x) => (x / 100) * profileSheet.width);
  const inside = routeHeights.filter(({ kilometre }) => {
    const x = profileSheet.x(kilometre);
    return x >= (left ?? 0) && x <= (right ?? 0);
  });
  const tops = inside.map(({ metres }) => profileSheet.height - profileSheet.y(metres));
  return (Math.max(0, ...tops) / profileSheet.height) * 100;
}
