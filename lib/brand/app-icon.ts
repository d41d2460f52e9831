import { logoShapes } from './logo-shapes.ts';
import { themeColor } from './theme-color.ts';

const mark = { width: 30, height: 34 };

/**
 * The mark in white on a blue square, as SVG in the logo's own units. It says nothing of its size on a screen.
 *
 * @param margin above and below the mark
 * @param radius of the square's corners, 0 where the system cuts its own shape
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

/** The site's icon for a browser's tab as an address that holds the picture itself: nothing has to be fetched for it. */
export const tabIcon = `data:image/svg+xml,${appIcon(4, 8).replace(/["#<>]/g, encodeURIComponent)}`;
