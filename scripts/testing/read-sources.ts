import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';

type Source = { /** Relative to the root, with `/`. */ file: string; text: string };

/** The source files in folders, without tests. */
export function readSources(...folders: readonly string[]): Source[] {
  const root = path.resolve(import.meta.dirname, '../..');
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') })),
  );
}
