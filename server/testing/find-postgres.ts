import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder that holds `initdb` and `postgres`, installed first if need be and possible: as root on Debian.
 *
 * @throws Error that says what to install.
 */
export function findPostgres(): string {
  const found = findInstalled();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env,
      stdio: 'inherit',
    });
  }
  const installed = findInstalled();
  if (!installed)
    throw new Error('PostgreSQL is missing: install it (on Debian: apt-get install postgresql).');
  return installed;
}

function findInstalled(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => path.join(debianFolder, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, ...onPath].find((folder) => existsSync(path.join(folder, 'initdb')));
}
