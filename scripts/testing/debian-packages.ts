import { nginxPackages } from './start-nginx.ts';

/** Debian packages that tests use, and that `npm test` installs where `CI` is set. Elsewhere, tests without them are skipped. */
export const debianPackages: readonly string[] = [
  ...nginxPackages,
  'apache2',
  'python3',
  'postgresql-client',
  // Reads mail as programs without CSS show it.
  'w3m',
  // Fallback fonts that visitors' devices have.
  'fonts-dejavu-core',
  'fonts-liberation',
  'fonts-roboto-unhinted',
];
