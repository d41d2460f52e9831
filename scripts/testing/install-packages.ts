import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { nginxPackages } from './start-nginx.ts';

/** Debian packages that tests use, and that `npm test` installs where `CI` is set. Elsewhere, tests without them are skipped. */
export const debianPackages: readonly string[] = [
  // Takes the place of the browser where it is enough: e2e/support/chromium.ts.
  'chromium-headless-shell',
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

/**
 * Installs missing Debian packages, when running as root on Debian.
 *
 * @throws Error when the package manager fails
 */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Wait for other installations instead of failing.
  const aptGet = (...args: readonly string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], { env, stdio: 'inherit' });
  aptGet('update');
  // Not every distribution has the headless shell.
  const known = missing.filter((name) => spawnSync('apt-cache', ['show', name]).status === 0);
  aptGet('install', '-y', '--no-install-recommends', ...known);
}

function isInstalled(name: string): boolean {
  const format = ['--show', '--showformat', `\${db:Status-Status}`];
  return spawnSync('dpkg-query', [...format, name], { encoding: 'utf8' }).stdout === 'installed';
}
