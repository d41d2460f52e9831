import path from 'node:path';
import { pageKinds } from './postbuild/page-kinds.ts';
import { weighPage } from './postbuild/page-weight.ts';

/** `node scripts/measure-bytes.ts [folder]`: what one page of each kind weighs, in kB of 1000 bytes as sent with brotli. */
const out = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../out'));
const columns = ['html', 'css', 'fonts', 'boot', 'laterCss', 'scripts', 'deferredCss', 'data'] as const;
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell, at) => (at ? cell.padStart(7) : cell.padEnd(20))).join(' | ')} |\n`;

process.stdout.write(row(['page', 'html+css', ...columns.slice(1)]));
process.stdout.write(row(['---', ...columns.map(() => '--:')]));
for (const [kind, file] of pageKinds) {
  const weight = weighPage(out, file);
  process.stdout.write(row([kind, ...columns.map((column) => (weight[column] / 1000).toFixed(1))]));
}
