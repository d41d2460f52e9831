import fs from 'node:fs';

const day = 24 * 60 * 60 * 1000;

/**
 * A warning about a `security.txt` (RFC 9116) that has expired or will within 60 days.
 *
 * @param now milliseconds since the epoch
 */
export function expiryWarning(text: string, now: number): string | undefined {
  const expires = /^Expires: (.+)$/m.exec(text)?.[1];
  const days = Math.floor((Date.parse(expires ?? '') - now) / day);
  if (days >= 60) return undefined;
  const found = Number.isNaN(days) ? 'has no date after "Expires:"' : `expires in ${days} days`;
  return `public/.well-known/security.txt ${found}: put a date there that is less than a year away.`;
}

/** Prints the warning, without failing the build. */
export function warnBeforeExpiry(file: string): void {
  const warning = expiryWarning(fs.readFileSync(file, 'utf8'), Date.now());
  if (warning) console.warn(warning);
}
