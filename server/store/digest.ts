import { createHash } from 'node:crypto';

/** A SHA-256 digest in hex, for what is only compared and never read. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
