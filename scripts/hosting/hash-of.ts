import { createHash } from 'node:crypto';

/** How a policy names a style sheet: `sha256-…`. */
export function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}
