import type { Format } from './plate.ts';

/** The radius of a plate's gold mark, chosen to stand out in every format, including a 92-pixel thumbnail. */
export function markRadius(format: Format): number {
  switch (format) {
    case 'thumb':
      return 20;
    case 'small':
    case 'bare':
      return 13;
    default:
      return 9;
  }
}
