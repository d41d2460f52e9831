import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes files to a new temporary folder and returns its path. */
export function folderWith(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}
