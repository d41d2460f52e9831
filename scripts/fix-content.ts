import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decodeText } from '../lib/content/decode-text.ts';
import { listAllFiles } from '../lib/content/list-files.ts';
import { listChanges } from './list-changes.ts';
import { mendText } from './mend-text.ts';

/**
 * `npm run fix:content`: mends what is mechanical in all content files, or in those named, and shows each place before and
 * after. What needs a decision stays for `npm run check:content`.
 */
const root = path.resolve(import.meta.dirname, '../content');
const { positionals } = parseArgs({ allowPositionals: true });
const named = positionals.map((name) => path.relative(root, path.resolve(name)).replaceAll(path.sep, '/'));
let changed = 0;
for (const file of named.length > 0 ? named : listAllFiles(root)) {
  const full = path.join(root, file);
  const source = decodeText(fs.readFileSync(full));
  // Written back as UTF-8, another encoding would lose its accents.
  if (typeof source !== 'string') {
    console.error(`content/${file}:${source.line}  ${source.problem}`);
    process.exitCode = 1;
    continue;
  }
  const mended = mendText(file, source);
  if (mended === source) continue;
  fs.writeFileSync(full, mended);
  for (const { line, shown } of listChanges(source, mended)) {
    changed += 1;
    console.log([`content/${file}:${line}`, ...shown].join('\n'));
  }
}
console.log(changed > 0 ? `${changed} ${changed === 1 ? 'place' : 'places'} mended.` : 'Nothing to mend.');
