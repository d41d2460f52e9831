import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Copy = {
  root: string;
  /** Replaces a piece of a file. @throws Error when the file does not contain it */
  edit(file: string, piece: string | RegExp, replacement: string): void;
  read(file: string): string;
  write(file: string, text: string): void;
};

/** Copies the named files and folders of the content, or all of it, to a temporary folder. */
export function copyContent(...names: string[]): Copy {
  const source = path.resolve(import.meta.dirname, '../../../content');
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const name of names.length > 0 ? names : ['.']) {
    fs.cpSync(path.join(source, name), path.join(root, name), { recursive: true });
  }
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  return {
    root,
    read,
    write,
    edit(file, piece, replacement) {
      const before = read(file);
      const after = before.replace(piece, replacement);
      if (after === before) throw new Error(`${file} does not contain ${piece}`);
      write(file, after);
    },
  };
}
