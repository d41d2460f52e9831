import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Debian's nginx with its module for Brotli, installed first if need be and possible: as root on Debian.
 *
 * @returns the program's path
 * @throws Error that says what to install.
 */
export function findNginx(): string {
  const isThere = () => fs.existsSync(program) && fs.existsSync(brotli);
  if (!isThere() && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const settings = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'inherit',
    } as const;
    execFileSync('apt-get', ['update', '-qq'], settings);
    const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], settings);
  }
  if (isThere()) return program;
  throw new Error(
    'nginx is missing: install it (on Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
  );
}
