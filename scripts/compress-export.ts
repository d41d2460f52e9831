import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compressFile } from './compress-file.ts';

const compressible = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|wasm|ico|ttf)$/;

/**
 * Puts a `.br` and a `.gz` beside every text file of at least 1 kB in the folder and below it. Copies that are
 * newer than their file stay, so a second run only does what has changed.
 *
 * @returns how many files were compressed.
 */
export async function compressExport(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let done = 0;
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(file)) done += 1;
    }
  };
  // zlib works in threads of its own: as many files at a time as there are cores keeps them all busy.
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

if (import.meta.main) {
  const start = performance.now();
  void compressExport(process.argv[2] ?? 'out').then((count) => {
    process.stdout.write(
      `Compressed ${count} files in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
  });
}
