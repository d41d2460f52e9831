import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from './port-of.ts';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  return port;
}
