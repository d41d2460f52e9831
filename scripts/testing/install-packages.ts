import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Installs Debian packages where this process may: as root on Debian.
 *
 * @throws Error when the package manager fails
 */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits for other installations instead of failing.
  const aptGet = (...args: readonly string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], { env, stdio: 'inherit' });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...names);
}
