import type { Format } from './plate.ts';

/** How large the gold mark of a plate is: it is found at once in every format, in a thumb of 92 pixels too. */
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
