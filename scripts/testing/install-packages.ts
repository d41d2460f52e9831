import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

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
  aptGet('install', '-y', '--no-install-recommends', ...missing);
}

function isInstalled(name: string): boolean {
  const format = ['--show', '--showformat', `\${db:Status-Status}`];
  return spawnSync('dpkg-query', [...format, name], { encoding: 'utf8' }).stdout === 'installed';
}
