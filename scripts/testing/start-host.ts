import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';

export type RunningHost = { /** Without a trailing slash. */ url: string; stop(): Promise<void> };

const bin = path.resolve(import.meta.dirname, '../../node_modules/.bin');

/** Servers of others that can serve the export; none needs a configuration for the site. */
const hosts = {
  serve: (root: string, port: string) => [`${bin}/serve`, '--listen', port, '--no-port-switching', root],
  'sirv-cli': (root: string, port: string) => [`${bin}/sirv`, root, '--port', port, '--quiet'],
  'http-server': (root: string, port: string) => [`${bin}/http-server`, root, '-p', port, '-s'],
  python3: (root: string, port: string) => ['/usr/bin/python3', '-m', 'http.server', port, '-d', root],
  apache2: (root: string, port: string) => ['/usr/sbin/apache2', '-X', '-f', apacheConfig(root, port)],
};

export type HostName = keyof typeof hosts;

export function isHostInstalled(name: HostName): boolean {
  return fs.existsSync(hosts[name]('', '')[0] ?? '');
}

/** Starts a server of others on a free port and waits until it answers. */
export async function startHost(name: HostName, root: string): Promise<RunningHost> {
  const port = await freePort();
  const [program = '', ...args] = hosts[name](root, String(port));
  // Otherwise `serve` asks the registry for a newer version before it starts.
  const env = { ...process.env, NO_UPDATE_CHECK: '1' };
  const host = spawn(program, args, { stdio: 'ignore', env });
  const ended = once(host, 'exit');
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(url).then(
      (response) => response.text(),
      () => '',
    );
  while ((await isReady()) === '') {
    if (host.exitCode !== null) throw new Error(`${name} ended with ${host.exitCode}`);
    await delay(20);
  }
  return {
    url,
    stop: async () => {
      // A server that ends in order waits up to a minute for a connection that the browser opened and did not use.
      host.kill('SIGKILL');
      await ended;
    },
  };
}

/** Debian's Apache with its usual modules. */
function apacheConfig(root: string, port: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'apache-'));
  const modules = ['authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'alias', 'mpm_event'];
  const lines = [
    `ServerRoot ${folder}`,
    'ServerName localhost',
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    `Listen ${port}`,
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /etc/mime.types',
    'User nobody\nGroup nogroup',
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    // As on shared hosts.
    'Options Indexes FollowSymLinks MultiViews',
    'Require all granted',
    '</Directory>',
  ];
  const file = path.join(folder, 'apache.conf');
  fs.writeFileSync(file, lines.join('\n'));
  return file;
}
