import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that is gone when this process is. Readable for all: a database server runs as a user of its own. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  fs.chmodSync(folder, 0o755);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
