import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a folder that is deleted on exit. All users may read it: the database server runs as its own user. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  fs.chmodSync(folder, 0o755);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
