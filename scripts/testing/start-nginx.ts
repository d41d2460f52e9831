import fs from 'node:fs';
import { freePort } from '../../server/testing/free-port.ts';
import { readDeployed, startProxy } from './start-proxy.ts';

type RunningNginx = { url: string; reload(): void; stop(): Promise<void> };

type Options = { service: string; second?: string; releases: string };

export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Debian's nginx, if it and its Brotli module are installed. */
export function findNginx(): string | undefined {
  const program = '/usr/sbin/nginx';
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return [program, brotli].every((file) => fs.existsSync(file)) ? program : undefined;
}

/**
 * Starts Debian's nginx with `deploy/nginx.conf`, adapted to the test's addresses and folder of releases.
 *
 * @param service host and port of the contact service
 * @param second host and port of another one, which takes over while the first restarts
 * @returns its origin, and functions that reload its configuration and stop it
 */
export async function startNginx({ service, second, releases }: Options): Promise<RunningNginx> {
  const program = findNginx();
  if (!program) throw new Error(`nginx is missing: apt-get install ${nginxPackages.join(' ')}`);
  const port = await freePort();
  const site = readDeployed('nginx.conf', [
    ['/srv/tamarack-it/.releases', releases],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000 ', `server ${service} `],
    ...(second ? [['# server 127.0.0.1:3001 ', `server ${second} `] as const] : []),
  ]);
  const { signal, stop } = await startProxy({
    program,
    config: (folder) => mainConfiguration(folder, site),
    args: (file) => ['-c', file, '-e', 'stderr'],
    readyText: 'start worker process ',
    stopSignal: 'SIGQUIT',
  });
  return { url: `http://127.0.0.1:${port}`, reload: () => signal('SIGHUP'), stop };
}

/** The essentials of Debian's main file, in the foreground and with all files in one folder. */
function mainConfiguration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'include /etc/nginx/modules-enabled/*.conf;',
    'daemon off;',
    'worker_processes 1;',
    'error_log stderr notice;',
    `pid ${folder}/pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');
}
