import fs from 'node:fs';
import path from 'node:path';

/** Writes a whole new file before it takes the place of the old one: readers and a full disk leave a whole one. */
export function replaceFile(file: string, text: string): void {
  const { dir, base } = path.parse(file);
  const fresh = path.join(dir, `.${base}.new`);
  fs.mkdirSync(dir, { recursive: true });
  try {
    fs.writeFileSync(fresh, text);
    fs.renameSync(fresh, file);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}
