import fs from 'node:fs';
import path from 'node:path';

export type Source = {
  /** From the root, with `/` between. */
  file: string;
  text: string;
  /** Imports of files of the project: the name as it is written, and the file it means. */
  imports: { name: string; target: string }[];
  packages: string[];
  /** Names that mean no file. */
  missing: string[];
};

const statements =
  /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Every source file of the folders, with what it imports. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .sort()
      .map((file) => readSource(root, file)),
  );
}

function readSource(root: string, file: string): Source {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source: Source = { file, text, imports: [], packages: [], missing: [] };
  if (file.endsWith('.css')) return source;
  for (const [, from, bare, late] of text.matchAll(statements)) {
    const name = from ?? bare ?? late;
    if (name === undefined) continue;
    if (!/^(?:\.|@\/)/.test(name)) {
      source.packages.push(name);
      continue;
    }
    const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    const found = endings
      .map((ending) => target + ending)
      .find((candidate) => isFile(path.join(root, candidate)));
    if (found) source.imports.push({ name, target: found });
    else source.missing.push(name);
  }
  return source;
}

function isFile(place: string): boolean {
  return fs.statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}
