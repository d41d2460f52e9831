import { logoShapes } from './logo-shapes.ts';
import { themeColor } from './theme-color.ts';

const mark = { width: 30, height: 34 };

/**
 * The white mark on a blue square as an SVG without a fixed size; lengths are in the units of the logo.
 *
 * @param margin above and below the mark
 * @param radius of the corners; 0 where the system applies its own mask
 */
export function appIcon(margin: number, radius: number): string {
  const side = mark.height + 2 * margin;
  const x = (mark.width - side) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${-margin} ${side} ${side}">` +
    `<rect x="${x}" y="${-margin}" width="${side}" height="${side}" rx="${radius}" fill="${themeColor}"/>` +
    `<path fill="#fff" d="${logoShapes.tree}"/><path fill="${logoShapes.gold}" d="${logoShapes.needle}"/></svg>`
  );
}

/** The favicon as a data URL, which saves a request. */
export const tabIcon = `data:image/svg+xml,${appIcon(4, 8).replace(/["#<> ]/g, encodeURIComponent)}`;
