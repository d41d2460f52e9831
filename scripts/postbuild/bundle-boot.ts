import fs from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { loadBindings, minify, transformSync } from 'next/dist/build/swc/index.js';

const importLine = /^import \{[^}]*\} from '(\.[^']+)';$/gm;
const exportWord = /^export (?=(?:async )?function |const )/gm;

/**
 * Joins the boot script's modules to one small script for the browser, with the compiler that Next brings.
 *
 * The modules may hold what needs no bundler to be joined: named imports of relative files, on one line each, and named
 * exports whose names are used once among all of them.
 *
 * @throws Error when a module holds another kind of import or export, or a name is used twice.
 */
export async function bundleBoot(entry: string): Promise<string> {
  const modules = new Map<string, string>();
  collect(path.resolve(entry), modules);
  await loadBindings();
  const { code }: { code: string } = transformSync([...modules.values()].join('\n'), {
    isModule: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  // Strict code refuses a name that is declared twice.
  new Script(`'use strict';{${code}}`);
  // A function of its own, so that no name becomes the page's.
  const { code: small }: { code: string } = await minify(`(()=>{${code}})()`, {
    compress: { ecma: 2022, passes: 3, unsafe: true, unsafe_arrows: true },
    mangle: { toplevel: true },
  });
  return small;
}

/** Puts a file and what it imports into `modules`, each after what it needs itself. */
function collect(file: string, modules: Map<string, string>): void {
  if (modules.has(file)) return;
  const source = fs.readFileSync(file, 'utf8');
  modules.set(file, '');
  for (const [, from] of source.matchAll(importLine))
    collect(path.resolve(path.dirname(file), `${from}`), modules);
  const code = source.replaceAll(importLine, '').replaceAll(exportWord, '');
  if (/^\s*(?:import|export)\b/m.test(code))
    throw new Error(`${file}: an import or export that cannot be joined`);
  modules.delete(file);
  modules.set(file, code);
}
