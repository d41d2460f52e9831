import fs from 'node:fs';
import { freePort } from '../../server/testing/free-port.ts';
import { readDeployed, startProxy } from './start-proxy.ts';

type RunningCaddy = { url: string; stop(): Promise<void> };

/** Where packages install Caddy. */
export const findCaddy = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => fs.existsSync(file));

/**
 * Starts Caddy with `deploy/Caddyfile`, adapted to the test's addresses and folder of releases.
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
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = readDeployed('Caddyfile', [
    ['/srv/tamarack-it/.releases', releases],
    ['www.tamarackit.example {', `${url} {`],
    ['127.0.0.1:3000', service],
  ]);
  const { stop } = await startProxy({
    program,
    // Without the admin endpoint, which would use a fixed port.
    config: () => `{\n\tadmin off\n\tauto_https off\n}\n${site}`,
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    readyText: 'serving initial configuration',
    stopSignal: 'SIGTERM',
  });
  return { url, stop };
}
