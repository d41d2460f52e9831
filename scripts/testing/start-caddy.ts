import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/testing/free-port.ts';

type RunningCaddy = { url: string; stop(): Promise<void> };

const deployed = path.resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** Where Caddy is, if it is installed from a package. */
export const findCaddy = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => fs.existsSync(file));

/**
 * Starts Caddy with `deploy/Caddyfile`; only the folder of releases, its address and the service's are this machine's.
 *
 * @param service host and port of the contact service
 */
export async function startCaddy({
  service,
  releases,
}: {
  service: string;
  releases: string;
}): Promise<RunningCaddy> {
  const program = findCaddy();
  if (!program) throw new Error('Caddy is missing: apt-get install caddy');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const port = await freePort();
  const own: readonly [deployed: string, here: string][] = [
    ['/srv/tamarack-it/.releases', releases],
    ['www.tamarackit.example {', `http://127.0.0.1:${port} {`],
    ['127.0.0.1:3000', service],
  ];
  const site = own.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`${deployed} lacks "${before}"`);
      return text.replaceAll(before, after);
    },
    fs.readFileSync(deployed, 'utf8'),
  );
  const file = path.join(folder, 'Caddyfile');
  // Nothing listens but the site.
  fs.writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(caddy, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: caddy.stderr })) {
    lines.push(line);
    if (line.includes('serving initial configuration')) break;
  }
  if (caddy.exitCode !== null) throw new Error(`Caddy did not start:\n${lines.join('\n')}`);
  caddy.stderr.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      caddy.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
