import fs from 'node:fs';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Debian's nginx, where it and its module for Brotli are installed. */
export function findNginx(): string | undefined {
  return [program, brotli].every((file) => fs.existsSync(file)) ? program : undefined;
}
