import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../http/port-of.ts';

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  return port;
}
