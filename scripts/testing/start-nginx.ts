import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/testing/free-port.ts';
import { findNginx, nginxPackages } from './find-nginx.ts';

type RunningNginx = { url: string; reload(): void; stop(): Promise<void> };

type Options = { service: string; second?: string; releases: string };

const deployed = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');

/**
 * Starts Debian's nginx with `deploy/nginx.conf`; only the folder of releases, its port and the service's are this machine's.
 *
 * @param service host and port of the contact service
 * @param second those of a second one, which takes over while the first restarts
 * @returns its address without a slash at the end, how to have it read its configuration again, and how to stop it
 */
export async function startNginx({ service, second, releases }: Options): Promise<RunningNginx> {
  const program = findNginx();
  if (!program) throw new Error(`nginx is missing: apt-get install ${nginxPackages.join(' ')}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const own: (readonly [deployed: string, here: string])[] = [
    ['/srv/tamarack-it/.releases', releases],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000 ', `server ${service} `],
    ...(second ? [['# server 127.0.0.1:3001 ', `server ${second} `] as const] : []),
  ];
  const site = own.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`${deployed} lacks "${before}"`);
      return text.replaceAll(before, after);
    },
    fs.readFileSync(deployed, 'utf8'),
  );
  fs.writeFileSync(path.join(folder, 'site.conf'), site);

  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, mainConfiguration(folder));
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
    reload: () => {
      nginx.kill('SIGHUP');
    },
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Debian's own main file does for a site, in the foreground and with its files in a folder of its own. */
function mainConfiguration(folder: string): string {
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
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}
