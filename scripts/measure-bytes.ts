import path from 'node:path';
import { printRow } from './measure/print-row.ts';
import { pageKinds } from './postbuild/page-kinds.ts';
import { weighPage } from './postbuild/page-weight.ts';

/** `npm run weigh`: what one page of each kind weighs, Brotli-compressed, in kB of 1000 bytes. */
const out = path.join(import.meta.dirname, '../out');
const columns = ['html', 'css', 'fonts', 'boot', 'laterCss', 'scripts', 'deferredCss', 'data'] as const;
const print = ([name = '', ...cells]: readonly string[]) =>
  printRow([name.padEnd(20), ...cells.map((cell) => cell.padStart(7))]);

print(['page', 'html+css', ...columns.slice(1)]);
print(['---', ...columns.map(() => '--:')]);
for (const [kind, file] of pageKinds) {
  const weight = weighPage(out, file);
  print([kind, ...columns.map((column) => (weight[column] / 1000).toFixed(1))]);
}
