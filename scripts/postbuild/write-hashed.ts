import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const folder = '/_next/static/hydration';

/**
 * Writes a script or a style sheet under a name made from what it says, so that browsers may keep it for good.
 *
 * @param name the file's name, such as `boot.js`: `boot-a0d8cd50bc27.js` is written
 * @returns its address
 */
export function writeHashed(out: string, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const address = `${folder}/${name.replace('.', `-${hash}.`)}`;
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  fs.writeFileSync(path.join(out, address), code);
  return address;
}
