import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const needed = [
  '.browserslistrc',
  '.cache/fonts',
  'app',
  'boot',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'art',
  'server',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Copies what a build needs, without what earlier builds left. Packages become hard links: links to a folder elsewhere are not followed by the bundler. */
export function copyProject(root: string, copy: string): void {
  fs.rmSync(copy, { recursive: true, force: true });
  fs.mkdirSync(copy, { recursive: true });
  for (const name of needed) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), copy]);
}
