import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';

export type Source = {
  /** Relative to the root, with `/`. */
  file: string;
  text: string;
  /** Imports of project files: the specifier as written, and the file it resolves to. */
  imports: { name: string; target: string }[];
  packages: string[];
  /** Specifiers that resolve to no file. */
  missing: string[];
};

const statements =
  /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** All source files in folders, with their imports. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .map((name) => readSource(root, `${folder}/${name}`)),
  );
}

function readSource(root: string, file: string): Source {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source: Source = { file, text, imports: [], packages: [], missing: [] };
  if (file.endsWith('.css')) return source;
  for (const [, from, bare, dynamic] of text.matchAll(statements)) {
    const name = from ?? bare ?? dynamic;
    if (name === undefined) continue;
    if (!/^(?:\.|@\/)/.test(name)) {
      source.packages.push(name);
      continue;
    }
    const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    const found = endings
      .map((ending) => target + ending)
      .find((candidate) => fs.statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile());
    if (found) source.imports.push({ name, target: found });
    else source.missing.push(name);
  }
  return source;
}
