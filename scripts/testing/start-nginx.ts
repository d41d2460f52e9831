import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/testing/free-port.ts';

type RunningNginx = { url: string; stop(): Promise<void> };

export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Debian's nginx, if it and its Brotli module are installed. */
export function findNginx(): string | undefined {
  const program = '/usr/sbin/nginx';
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return [program, brotli].every((file) => fs.existsSync(file)) ? program : undefined;
}

/**
 * Starts Debian's nginx with `deploy/nginx.conf`, adapted to the test's addresses and folder of releases, and waits until it is
 * ready.
 *
 * @param service host and port of the contact service
 */
export async function startNginx(options: { service: string; releases: string }): Promise<RunningNginx> {
  const program = findNginx();
  if (!program) throw new Error(`nginx is missing: apt-get install ${nginxPackages.join(' ')}`);
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const file = path.join(folder, 'config');
  fs.writeFileSync(file, mainConfiguration(folder, siteConfiguration(port, options)));
  const nginx = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(nginx, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: nginx.stderr })) {
    lines.push(line);
    if (line.includes('start worker process ')) break;
  }
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${lines.join('\n')}`);
  nginx.stderr.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error when the deployed configuration lacks a text to be replaced */
function siteConfiguration(port: number, { service, releases }: Parameters<typeof startNginx>[0]): string {
  let config = fs.readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  for (const [deployed, local] of [
    ['/srv/tamarack-it/.releases', releases],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000 ', `server ${service} `],
  ] as const) {
    if (!config.includes(deployed)) throw new Error(`deploy/nginx.conf lacks "${deployed}"`);
    config = config.replaceAll(deployed, local);
  }
  return config;
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
