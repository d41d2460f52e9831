import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const folder = '/_next/static/late';

/**
 * Writes a script under a name made from what it says, so that browsers may keep it for good.
 *
 * @param name the first part of the file's name
 * @returns its address
 */
export function writeHashed(out: string, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const address = `${folder}/${name}-${hash}.js`;
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  fs.writeFileSync(path.join(out, address), code);
  return address;
}
