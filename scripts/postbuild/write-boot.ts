import fs from 'node:fs';
import path from 'node:path';
import { bundleBoot } from './bundle-boot.ts';

/** Writes `public/boot.js`, the script of every page that `boot/` is the source of. */
const root = path.resolve(import.meta.dirname, '../..');
fs.mkdirSync(path.join(root, 'public'), { recursive: true });
fs.writeFileSync(path.join(root, 'public/boot.js'), await bundleBoot(path.join(root, 'boot/boot.ts')));
