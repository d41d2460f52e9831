import fs from 'node:fs';
import path from 'node:path';
import { inlineIcons } from './sprites/inline-icons.ts';

/** Puts icons into the exported pages that have room for them. */
const out = path.resolve(import.meta.dirname, '..', 'out');
const sprites = new Map<string, string>();

function spriteOf(name: string): string {
  const sprite = sprites.get(name) ?? fs.readFileSync(path.join(out, 'art', `${name}.svg`), 'utf8');
  sprites.set(name, sprite);
  return sprite;
}

let carrying = 0;
const files = fs
  .readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'));
for (const file of files) {
  const full = path.join(out, file);
  const html = fs.readFileSync(full, 'utf8');
  const carried = inlineIcons(html, spriteOf, file);
  if (carried === html) continue;
  fs.writeFileSync(full, carried);
  carrying += 1;
}
process.stdout.write(`Icons: ${carrying} of ${files.length} pages carry theirs\n`);
